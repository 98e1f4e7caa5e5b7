import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import type { ImportPreview } from '#contract/imports.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import styles from './file-card.module.css'
import { toSize } from './import-words.ts'
import { type Upload, useUpload } from './use-upload.ts'

interface FileCardProps {
  onPreview: (preview: ImportPreview) => void
}

/** Some ten thousand lines. */
const LARGE_BYTES = 1_000_000

/** Where a file is chosen, or dropped: all of the card takes it. */
export function FileCard({ onPreview }: FileCardProps) {
  const { upload, send, cancel, refuse } = useUpload(onPreview)
  const [above, setAbove] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const inputId = useId()

  function handleDragOver(event: DragEvent) {
    event.preventDefault()
    setAbove(true)
  }

  function handleDragLeave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setAbove(false)
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setAbove(false)
    const { files } = event.dataTransfer
    if (files.length > 1) return refuse('One file at a time, please.')
    // The field shows the name of what it holds, however that came.
    if (input.current && files.length === 1) input.current.files = files
    if (files[0]) void send(files[0])
  }

  function handleCancel() {
    if (input.current) input.current.value = ''
    cancel()
    input.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field in it does the same by keyboard
    <div
      className={classNames(styles.card, above && styles.above)}
      onDragEnter={handleDragOver}
      onDragOver={handleDragOver}
      onDragLeave={handleDragLeave}
      onDrop={handleDrop}
    >
      <label htmlFor={inputId} className={`d3 ${styles.label}`}>
        Choose a file, or drop it here
      </label>
      {/* It accepts everything: phones would not offer a .cbl, of which they know no type. */}
      <input
        ref={input}
        id={inputId}
        type="file"
        aria-describedby={`${inputId}-after`}
        className={styles.input}
        onChange={({ target }) => target.files?.[0] && void send(target.files[0])}
      />
      <p id={`${inputId}-after`} className={styles.after}>
        You see what is in it before anything is taken over.
      </p>
      <Outcome upload={upload} onCancel={handleCancel} onRetry={(file) => void send(file)} />
    </div>
  )
}

interface OutcomeProps {
  upload: Upload
  onCancel: () => void
  onRetry: (file: File) => void
}

function Outcome({ upload: { file, sending, refusal }, onCancel, onRetry }: OutcomeProps) {
  return (
    <>
      <div role="status" className={styles.outcome}>
        {file && sending && (
          <p className={styles.sending}>
            Reading <b>{file.name}</b> ({toSize(file.size)}) …
            {file.size > LARGE_BYTES && ' Large files may take a minute.'}
          </p>
        )}
      </div>
      {sending && (
        <div className={styles.outcome}>
          <div role="progressbar" aria-label="Reading the file" className={styles.bar} />
          <FocusedButton key="cancel" label="Cancel" onClick={onCancel} />
        </div>
      )}
      <p role="alert" className={styles.refusal}>
        {refusal}
      </p>
      {file && refusal !== '' && (
        <FocusedButton key="again" label="Try again" onClick={() => onRetry(file)} />
      )}
    </>
  )
}

/** It stands where the last button was, and takes the focus over. */
function FocusedButton({ label, onClick }: { label: string; onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} look="line" small onClick={onClick}>
      {label}
    </Button>
  )
}
