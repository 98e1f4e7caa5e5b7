import { initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  initializeAuth,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updatePassword,
  updateProfile,
} from '@firebase/auth'
import type { FirebaseSettings } from '#contract/site-config.ts'
import { type ApiRefusal, sendJson } from '#web/lib/api/api-client.ts'
import { type Identity, IdentityError } from '#web/lib/identity/identity.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { codeOf, toIdentityError } from './firebase-errors.ts'
import { finishRedirect, signInWithGoogle } from './firebase-social.ts'
import { createFirebaseUserState } from './firebase-user-state.ts'

/** As long as Firebase itself takes a sign-in for recent, less a little. */
const FRESH_MS = 4 * 60_000

let identity: Identity | undefined

/** Accounts that Firebase keeps: one for the page, however often it is asked for. */
export function getFirebaseIdentity(settings: FirebaseSettings): Identity {
  identity ??= createFirebaseIdentity(settings)
  return identity
}

function createFirebaseIdentity(settings: FirebaseSettings): Identity {
  const auth = startAuth(settings)
  const state = createFirebaseUserState(auth, finishRedirect(auth))

  return {
    onUserChanged: state.onUserChanged,
    signUp: inOurWords(({ displayName, email, password }) =>
      state.change(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password)
        // The account is there: a name or a mail that is missing must not send its owner away.
        await Promise.allSettled([
          updateProfile(user, { displayName }),
          sendEmailVerification(user),
        ])
      }),
    ),
    signIn: inOurWords(({ email, password }) =>
      state.change(() => signInWithEmailAndPassword(auth, email, password)),
    ),
    // Its window may stay open for long, and nothing is to be held back meanwhile.
    signInWithSocialAccount: inOurWords(async () => {
      await signInWithGoogle(auth)
      state.tell()
    }),
    signOut: inOurWords(() => state.change(() => signOut(auth))),
    requestPasswordReset: inOurWords(async (email) => {
      const url = new URL(paths.login, location.origin).href
      await sendPasswordResetEmail(auth, email, { url }).catch((error) => {
        if (codeOf(error) !== 'auth/user-not-found') throw error
      })
    }),
    resetPassword: inOurWords(({ token, password }) => confirmPasswordReset(auth, token, password)),
    changePassword: inOurWords(async ({ current, next }) => {
      const user = getUser(auth)
      await reauthenticate(user, current)
      await updatePassword(user, next)
    }),
    // Firebase takes an empty text for none, and refuses null.
    updateProfile: inOurWords(({ photoURL, ...changes }) =>
      state.change(() =>
        updateProfile(getUser(auth), {
          ...changes,
          ...(photoURL !== undefined && { photoURL: photoURL ?? '' }),
        }),
      ),
    ),
    sendVerificationMail: inOurWords(() => sendEmailVerification(getUser(auth))),
    hasPassword: inOurWords(async () =>
      getUser(auth).providerData.some(({ providerId }) => providerId === 'password'),
    ),
    deleteAccount: inOurWords(({ password }) =>
      state.change(async () => {
        const user = getUser(auth)
        if (password === undefined) checkFresh(user)
        else await reauthenticate(user, password)
        // First what this site keeps: afterwards nobody could ask for it any more.
        await forgetHere()
        await deleteUser(user)
      }),
    ),
    bearerToken: inOurWords(async () => {
      await auth.authStateReady()
      return auth.currentUser?.getIdToken() ?? null
    }),
  }
}

function startAuth({ emulatorHost, ...settings }: FirebaseSettings): Auth {
  // Local storage tells other tabs at once; the database of the browser would be asked every second.
  const auth = initializeAuth(initializeApp(settings), { persistence: browserLocalPersistence })
  if (emulatorHost !== undefined) {
    connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true })
  }
  return auth
}

function getUser({ currentUser }: Auth): User {
  if (currentUser !== null) return currentUser
  throw new IdentityError('sign-in-again', 'Please log in again to do this.')
}

/** Firebase would refuse as well, but only after what this site keeps is gone. */
function checkFresh({ metadata }: User): void {
  const signedInAt = Date.parse(metadata.lastSignInTime ?? '') || 0
  if (Date.now() - signedInAt < FRESH_MS) return
  throw new IdentityError('sign-in-again', 'Please log in again to do this.')
}

async function forgetHere(): Promise<void> {
  await sendJson('DELETE', '/api/account').catch((error: ApiRefusal) => {
    const code = error.code === 'offline' ? 'offline' : 'refused'
    throw new IdentityError(code, error.message, { cause: error })
  })
}

/** Who is signed in has only the password to get wrong. */
async function reauthenticate(user: User, password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(user.email ?? '', password)
  await reauthenticateWithCredential(user, credential).catch((error) => {
    const refusal = toIdentityError(error)
    if (!(refusal instanceof IdentityError && refusal.code === 'wrong-credentials')) throw error
    throw new IdentityError('wrong-credentials', 'That is not your password.', { cause: error })
  })
}

function inOurWords<Input extends unknown[], Result>(
  action: (...input: Input) => Promise<Result>,
): (...input: Input) => Promise<Result> {
  return async (...input) => {
    try {
      return await action(...input)
    } catch (error) {
      throw toIdentityError(error)
    }
  }
}
