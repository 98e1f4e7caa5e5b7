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

// Given to each call, not to the library as a whole: only who signs in with Google meets its script.
const resolver = browserPopupRedirectResolver

/** In a window of its own; where the browser allows none, by leaving the page. */
export async function signInWithGoogle(auth: Auth): Promise<void> {
  const provider = new GoogleAuthProvider()
  try {
    await signInWithPopup(auth, provider, resolver)
  } catch (error) {
    if (codeOf(error) !== 'auth/popup-blocked') throw error
    await signInWithRedirect(auth, provider, resolver)
  }
}

/** Takes up what a reader brings who had to leave the page; a failure is told by the login page. */
export async function finishRedirect(auth: Auth): Promise<void> {
  try {
    await getRedirectResult(auth, resolver)
  } catch (error) {
    const refusal = toIdentityError(error)
    const code = refusal instanceof IdentityError ? refusal.code : 'refused'
    location.replace(`${paths.login}?error=${code}`)
  }
}
