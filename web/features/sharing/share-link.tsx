import { useEffect, useRef, useState } from 'react'
import waiting from '#web/ui/feedback/delayed.module.css'
import { Button } from '#web/ui/form/button.tsx'
import { CopyField } from '#web/ui/form/copy-field.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import styles from './share-dialog.module.css'
import { toEmbedCode, toFeed, toLink, toSharedPage } from './shared-addresses.ts'

interface ShareLinkProps {
  name: string
  /** Null until the server has made it. */
  token: string | null
  onReplace: () => Promise<void>
}

/** The link to a shared list, and what else leads to it. */
export function ShareLink({ name, token, onReplace }: ShareLinkProps) {
  if (token === null) return <div className={`${waiting.dots} ${styles.shape}`} />
  const link = toLink(token)
  return (
    <div className={styles.link}>
      <CopyField label="Link" value={link} action="Copy link" />
      <div className={styles.buttons}>
        {navigator.share !== undefined && <SendOn title={name} url={link} />}
        <NewLink onReplace={onReplace} />
      </div>
      <CopyField label="Code for your own page" value={toEmbedCode(token, name)} />
      <p className={styles.doors}>
        <TextLink to={toSharedPage(token)}>Open the page</TextLink>
        <TextLink to={toFeed(token)} reloadDocument>
          Feed
        </TextLink>
      </p>
    </div>
  )
}

/** With the share sheet of the device. */
function SendOn(data: ShareData) {
  return (
    // It is rejected when the reader closes the sheet.
    <Button small look="line" onClick={() => void navigator.share(data).catch(() => {})}>
      Send it on
    </Button>
  )
}

function NewLink({ onReplace }: Pick<ShareLinkProps, 'onReplace'>) {
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const question = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const answered = useRef(false)

  // What had the focus is gone with the question, or with the button.
  useEffect(() => {
    if (asked) question.current?.focus()
    else if (answered.current) button.current?.focus()
    answered.current = asked
  }, [asked])

  async function handleReplace() {
    setBusy(true)
    await onReplace()
    setBusy(false)
    setAsked(false)
  }

  if (!asked) {
    return (
      <Button ref={button} small look="line" onClick={() => setAsked(true)}>
        New link
      </Button>
    )
  }
  return (
    <div ref={question} tabIndex={-1} className={styles.notice}>
      <p>
        <strong>The old link stops working at once</strong>, with its feed and wherever it is
        embedded. Whoever shall go on reading needs the new one.
      </p>
      <div className={styles.buttons}>
        <Button small busy={busy} onClick={() => void handleReplace()}>
          Make a new link
        </Button>
        <Button small look="line" onClick={() => setAsked(false)}>
          Keep the old one
        </Button>
      </div>
    </div>
  )
}
