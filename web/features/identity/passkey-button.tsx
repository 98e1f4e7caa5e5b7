import { useIdentity } from '#web/lib/identity/current-user.ts'
import { signInWithPasskey } from '#web/lib/passkeys/passkey-ceremonies.ts'
import { readPasskeySupport } from '#web/lib/passkeys/passkey-support.ts'
import { readSiteConfig } from '#web/lib/site/site-config.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { keyIcon } from '#web/ui/icons.ts'
import { inWords } from './in-words.ts'
import styles from './passkey-button.module.css'
import type { Submission } from './use-submission.ts'

/** Sign-in by passkey, where the browser and the address allow it. */
export function PasskeyButton({ submission }: { submission: Submission }) {
  const identity = useIdentity()
  if (readSiteConfig().identity !== 'embedded' || readPasskeySupport() !== 'usable') return null

  function handleClick() {
    submission.run('passkey', async () => {
      await inWords(signInWithPasskey())
      await identity.renew()
    })
  }

  return (
    <div className={styles.way}>
      <Button look="line" wide busy={submission.busyWith === 'passkey'} onClick={handleClick}>
        <Icon path={keyIcon} />
        Sign in with a passkey
      </Button>
    </div>
  )
}
