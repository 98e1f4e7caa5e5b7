import { useState } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import styles from './dialog-section.module.css'
import { StyleguideSection } from './styleguide-section.tsx'

export function DialogSection() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <StyleguideSection title="Dialog">
      <div>
        <Button look="line" onClick={() => setOpen(true)}>
          Open the dialog
        </Button>
      </div>
      {open && (
        <Dialog labelledBy="styleguide-dialog" onClose={close}>
          <div className={styles.words}>
            <h2 id="styleguide-dialog" className="d3">
              A card over the page
            </h2>
            <p>The page behind it is out of reach until it is closed.</p>
            <div>
              <Button onClick={close}>Understood</Button>
            </div>
          </div>
        </Dialog>
      )}
    </StyleguideSection>
  )
}
