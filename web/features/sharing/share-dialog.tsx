import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Share, ShareChoice } from '#contract/sharing.ts'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { PlanNeeded } from './plan-needed.tsx'
import styles from './share-dialog.module.css'
import { ShareLink } from './share-link.tsx'
import { useShare } from './use-share.ts'

interface ShareDialogProps {
  id: string
  /** Of the list. */
  name: string
  onClose: () => void
}

/** Who can read a list, and the link to it. */
export function ShareDialog({ id, name, onClose }: ShareDialogProps) {
  const titleId = useId()
  const { share, error, retry, saving, choose, allow } = useShare(id)
  // Not where it was opened: the top of a page has colours of its own.
  return createPortal(
    <Dialog narrow labelledBy={titleId} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={titleId} className={`d3 ${styles.title}`}>
          Share
        </h2>
        <p className={styles.name}>{name}</p>
        {share && (
          <Sharing name={name} share={share} saving={saving} onChoose={choose} onAllowed={allow} />
        )}
        {!share && !error && <p role="status">Looking who can read it …</p>}
        {!share && error && <LoadFailure error={error.message} onRetry={retry} />}
      </div>
    </Dialog>,
    document.getElementById('main') ?? document.body,
  )
}

interface SharingProps {
  name: string
  share: Share
  saving: boolean
  onChoose: (choice: ShareChoice) => Promise<void>
  onAllowed: () => void
}

function Sharing({ name, share, saving, onChoose, onAllowed }: SharingProps) {
  const { visibility, token, hidden, allowed } = share
  const choices = useRef<HTMLDivElement>(null)
  const [switched, setSwitched] = useState(false)

  // The button that had the focus is gone.
  useEffect(() => {
    if (switched) choices.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [switched])

  function handleSwitched() {
    onAllowed()
    setSwitched(true)
  }

  return (
    <>
      {hidden && <Hidden />}
      {!allowed && !hidden && <PlanNeeded onSwitched={handleSwitched} />}
      <p role="status" className={styles.done}>
        {switched && allowed && 'Your plan is Standard now. You can change it in your account.'}
      </p>
      {(visibility !== 'private' || (allowed && !hidden)) && (
        <div ref={choices} className={styles.choices}>
          <RadioCards
            deliberate
            legend="Who can read it"
            options={OPTIONS}
            chosen={visibility}
            onChoose={(visibility) => void onChoose({ visibility })}
          />
        </div>
      )}
      <p role="status" className="unseen">
        {saving ? '' : SAID[visibility]}
      </p>
      {visibility !== 'private' && !hidden && (
        <ShareLink
          name={name}
          token={token}
          onReplace={() => onChoose({ visibility, replace: true })}
        />
      )}
    </>
  )
}

const OPTIONS = [
  {
    value: 'private',
    label: 'Private',
    detail: 'Only you can read it. A link given out before leads nowhere.',
  },
  {
    value: 'link',
    label: 'By link',
    detail: 'Whoever has the link can read it, without an account.',
  },
  {
    value: 'public',
    label: 'Public',
    detail:
      'As by link, and search engines may find it. It is on your public profile, if you have one.',
  },
] satisfies { value: Share['visibility']; label: string; detail: ReactNode }[]

const SAID = {
  private: 'Only you can read the list.',
  link: 'Whoever has the link can read the list.',
  public: 'Everybody can read the list.',
}

function Hidden() {
  return (
    <div className={styles.notice}>
      <p>
        <strong>Whoever runs this site has hidden this list.</strong> You still have it, but nobody
        else can read it, and a new link does not change that. If you think this is a mistake, write
        to them on the{' '}
        <TextLink to="/#contact" reloadDocument>
          letters page
        </TextLink>
        .
      </p>
    </div>
  )
}
