import {
  type Auth,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  getRedirectResult,
  signInWithPopup,
  signInWithRedirect,
} from '@firebase/auth'
import { IdentityError } from '#web/lib/identity/identity.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { codeOf, toIdentityError } from './firebase-errors.ts'

// Passed to each call instead of to the whole SDK, so that only a sign-in with Google loads its script.
const resolver = browserPopupRedirectResolver

/** By a popup or, if the browser blocks it, by a redirect. */
export async function signInWithGoogle(auth: Auth): Promise<void> {
  const provider = new GoogleAuthProvider()
  try {
    await signInWithPopup(auth, provider, resolver)
  } catch (error) {
    if (codeOf(error) !== 'auth/popup-blocked') throw error
    await signInWithRedirect(auth, provider, resolver)
  }
}

/** Completes a sign-in by redirect; the login page shows the error, if any. */
export async function finishRedirect(auth: Auth): Promise<void> {
  try {
    await getRedirectResult(auth, resolver)
  } catch (error) {
    const refusal = toIdentityError(error)
    const code = refusal instanceof IdentityError ? refusal.code : 'refused'
    location.replace(`${paths.login}?error=${code}`)
  }
}
