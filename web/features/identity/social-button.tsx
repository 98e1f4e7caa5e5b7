import { useIdentity } from '#web/lib/identity/current-user.ts'
import { readSiteConfig } from '#web/lib/site/site-config.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { googleIcon, linkIcon } from '#web/ui/icons.ts'
import styles from './social-button.module.css'
import type { Submission } from './use-submission.ts'

interface SocialButtonProps {
  submission: Submission
  /** Called before the page may be left for the provider's. */
  onLeave?: () => void
}

/** Sign-in with a social account, if one is configured. */
export function SocialButton({ submission, onLeave }: SocialButtonProps) {
  const identity = useIdentity()
  const { social } = readSiteConfig()
  if (social === null) return null

  function handleClick() {
    onLeave?.()
    submission.run('social account', () => identity.signInWithSocialAccount())
  }

  return (
    <div className={styles.way}>
      <p className={styles.or}>or</p>
      <Button
        look="line"
        wide
        busy={submission.busyWith === 'social account'}
        onClick={handleClick}
      >
        <Icon path={social.label === 'Google' ? googleIcon : linkIcon} />
        Continue with {social.label}
      </Button>
    </div>
  )
}
