import { useEffect, useRef } from 'react'
import { saveFile } from '#web/lib/api/save-file.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/form/button.tsx'
import styles from './recovery-code-list.module.css'

interface RecoveryCodeListProps {
  codes: string[]
  onDone: () => void
}

/** New recovery codes; the server never tells them again. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      notify.aside('success', 'Recovery codes copied.')
    } catch {
      notify.aside('warning', 'Your browser keeps the clipboard shut. Mark the text and copy it.')
    }
  }

  return (
    <div className={styles.codes}>
      <h4 ref={heading} tabIndex={-1} className={styles.title}>
        Your recovery codes
      </h4>
      <p>
        Keep them where you find them without your phone. If the app is lost, each of them opens the
        account once. They are shown only now.
      </p>
      <ul className={styles.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button look="line" small onClick={handleCopy}>
          Copy codes
        </Button>
        <Button look="line" small onClick={() => download(codes)}>
          Download codes
        </Button>
        <Button small onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  )
}

function download(codes: string[]): void {
  const text = `Recovery codes of Spinner Rack (${location.host}). Each works once.\n\n${codes.join('\n')}\n`
  saveFile(new Blob([text], { type: 'text/plain' }), 'spinner-rack-recovery-codes.txt')
}
