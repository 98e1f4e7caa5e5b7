import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { canBeLettered, YEAR_PICTURE, type Year } from '#contract/year.ts'
import { saveFile } from '#web/lib/api/save-file.ts'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { notify } from '#web/lib/notify.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { toReason } from '#web/lib/to-reason.ts'
import waiting from '#web/ui/feedback/delayed.module.css'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import styles from './share-year-dialog.module.css'
import { loadYearPicture } from './year-api.ts'
import { toPictureWords } from './year-words.ts'

interface ShareYearDialogProps {
  data: Year
  onClose: () => void
}

/** The year as a picture, to be saved or handed to another program. Nothing becomes public by it. */
export function ShareYearDialog({ data, onClose }: ShareYearDialogProps) {
  const titleId = useId()
  const name = useCurrentUser()?.displayName?.trim() || undefined
  const [named, setNamed] = useState(false)
  const picture = useQuery({
    key: `${data.year} ${named}`,
    load: () => loadYearPicture(data.year, named),
    keepPrevious: true,
  })
  const words = toPictureWords(data, named ? name : undefined)
  // Not where it was opened: the top of the page has colours of its own.
  return createPortal(
    <Dialog narrow labelledBy={titleId} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={titleId} className={`d3 ${styles.title}`}>
          Share your year
        </h2>
        <p>Only you can see this picture, until you give it to somebody.</p>
        {picture.error && !picture.data ? (
          <LoadFailure error={picture.error.message} onRetry={picture.retry} />
        ) : (
          <Shown picture={picture.data} words={words} />
        )}
        <NameChoice name={name} named={named} onChange={setNamed} />
        {picture.data && picture.current && (
          <Ways picture={picture.data} year={data.year} words={words} />
        )}
      </div>
    </Dialog>,
    document.getElementById('main') ?? document.body,
  )
}

function Shown({ picture, words }: { picture: Blob | undefined; words: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (picture === undefined) return
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  if (url === undefined) {
    return (
      <div role="status" className={`${waiting.dots} ${styles.picture}`}>
        <span className="unseen">Drawing your year …</span>
      </div>
    )
  }
  return <img src={url} alt={words} {...YEAR_PICTURE} className={styles.picture} />
}

interface NameChoiceProps {
  name: string | undefined
  named: boolean
  onChange: (named: boolean) => void
}

function NameChoice({ name, named, onChange }: NameChoiceProps) {
  if (name === undefined) return null
  if (!canBeLettered(name)) {
    return <p>Our lettering does not have the letters of your name, so it is not on the picture.</p>
  }
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={named}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      Put my name on it: {name}
    </label>
  )
}

interface WaysProps {
  picture: Blob
  year: number
  words: string
}

function Ways({ picture, year, words }: WaysProps) {
  const file = new File([picture], `my-year-in-comics-${year}.png`, { type: 'image/png' })
  const shared = { files: [file], title: `My year in comics ${year}`, text: words }
  const canShare = navigator.canShare?.(shared) ?? false

  async function share() {
    try {
      await navigator.share(shared)
    } catch (error) {
      // Whoever closes the sheet of the system has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return
      notify.aside('error', `The picture was not shared. ${toReason(error)}`)
    }
  }

  return (
    <div className={styles.ways}>
      {canShare && <Button onClick={() => void share()}>Share picture</Button>}
      <Button look={canShare ? 'line' : 'plate'} onClick={() => saveFile(file, file.name)}>
        Save picture
      </Button>
    </div>
  )
}
