import { useState } from 'react'
import { readSignedOutAt } from '#web/lib/identity/signed-out.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { readRedirectUrl } from '#web/lib/navigation/redirect-url.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import styles from './members-only-note.module.css'
import { SignedOutNote } from './signed-out-note.tsx'

/** For a visitor who was sent here from a page for members. */
export function MembersOnlyNote() {
  const signedOut = readSignedOutAt(useLocation().state) !== undefined
  const [wanted] = useState(readRedirectUrl)
  if (signedOut) return <SignedOutNote />
  if (wanted === null) return null
  return (
    <p className={styles.note}>
      The rack is for members. No account yet? It is free and takes a minute:{' '}
      <TextLink to={paths.signup}>make one</TextLink>.
    </p>
  )
}
