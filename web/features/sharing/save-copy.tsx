import { useState } from 'react'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { keepRedirectUrl } from '#web/lib/navigation/redirect-url.ts'
import { notify } from '#web/lib/notify.ts'
import { createPath } from '#web/lib/router/location.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { toReason } from '#web/lib/to-reason.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import styles from './shared-view.module.css'
import { saveCopy } from './sharing-api.ts'

interface SaveCopyProps {
  token: string
  name: string
}

/**
 * A copy for the reader. A visitor logs in first and comes back to this page; the copy is made by a press
 * of a member alone, so that no address can make one.
 */
export function SaveCopy({ token, name }: SaveCopyProps) {
  const user = useCurrentUser()
  const here = createPath(useLocation())
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [href, setHref] = useState<string>()

  async function save() {
    setBusy(true)
    try {
      setHref(await saveCopy(token))
    } catch (error) {
      notify.aside('error', `“${name}” was not saved. ${toReason(error)}`)
    }
    setBusy(false)
  }

  function handlePress() {
    if (user !== null) return void save()
    keepRedirectUrl(here)
    navigate(paths.login)
  }

  return (
    <div role="status" className={styles.save}>
      {href === undefined ? (
        <Button small busy={busy} onClick={handlePress}>
          Save to my rack
        </Button>
      ) : (
        <p>
          It is in your lists. <TextLink to={href}>Open your copy</TextLink>
        </p>
      )}
    </div>
  )
}
