import { paths } from '#web/lib/navigation/paths.ts'
import { keepRedirectUrl } from '#web/lib/navigation/redirect-url.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import styles from './contact-desk.module.css'
import type { ContactDeskProps } from './contact-desk-props.ts'
import { useContactDesk } from './use-contact-desk.ts'

/** Takes over a form that stands on the page, and says below it what the reader can do next. */
export function ContactDesk(props: ContactDeskProps) {
  const { refused, reason, restore } = useContactDesk(props)
  return (
    <>
      {refused && (
        <p className={styles.note}>
          What you wrote stays here.{' '}
          <TextLink to={paths.login} onClick={() => keepRedirectUrl(`${paths.home}#contact`)}>
            Log in and come back to it
          </TextLink>
        </p>
      )}
      {reason !== undefined && (
        <div className={styles.failure}>
          <p role="status">Your message was not sent. {reason}</p>
          <Button look="line" small onClick={restore}>
            Restore my message
          </Button>
        </div>
      )}
    </>
  )
}
