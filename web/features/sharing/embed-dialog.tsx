import { useId } from 'react'
import { createPortal } from 'react-dom'
import { EMBED_ENTRIES } from '#contract/sharing.ts'
import { CopyField } from '#web/ui/form/copy-field.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import styles from './share-dialog.module.css'
import { toEmbedCode } from './shared-addresses.ts'

interface EmbedDialogProps {
  token: string
  name: string
  onClose: () => void
}

/** For readers who want to show a list on a page of their own. */
export function EmbedDialog({ token, name, onClose }: EmbedDialogProps) {
  const titleId = useId()
  return createPortal(
    <Dialog narrow labelledBy={titleId} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={titleId} className={`d3 ${styles.title}`}>
          Embed
        </h2>
        <p>
          Put this into a page of your own. It shows the first {EMBED_ENTRIES} covers with a link to
          the whole list, follows its changes, and asks nothing of your readers.
        </p>
        <CopyField label="Code" value={toEmbedCode(token, name)} />
      </div>
    </Dialog>,
    document.getElementById('main') ?? document.body,
  )
}
