import { initializeApp } from '@firebase/app'
import {
  type Auth,
  applyActionCode,
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
  verifyPasswordResetCode,
} from '@firebase/auth'
import type { FirebaseSettings } from '#contract/site-config.ts'
import { type ApiRefusal, sendJson } from '#web/lib/api/api-client.ts'
import { type Identity, IdentityError } from '#web/lib/identity/identity.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { codeOf, toIdentityError } from './firebase-errors.ts'
import { finishRedirect, signInWithGoogle } from './firebase-social.ts'
import { createFirebaseUserState } from './firebase-user-state.ts'
import { inTime } from './in-time.ts'

/** A little less than the age up to which Firebase and our server treat a sign-in as recent. */
const RECENT_SIGN_IN_MS = 4 * 60_000

let identity: Identity | undefined

/** Accounts of Firebase; one instance per page, however often it is requested. */
export function getFirebaseIdentity(settings: FirebaseSettings): Identity {
  identity ??= createFirebaseIdentity(settings)
  return identity
}

function createFirebaseIdentity(settings: FirebaseSettings): Identity {
  const auth = startAuth(settings)
  const state = createFirebaseUserState(auth, finishRedirect(auth))

  return {
    onUserChanged: state.onUserChanged,
    check: withIdentityErrors(state.check),
    signUp: withIdentityErrors(async ({ displayName, email, password }) => {
      await state.change(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password)
        // The account exists now: a failed profile update or mail must not fail the sign-up.
        await Promise.allSettled([
          updateProfile(user, { displayName }).then(state.keepProfile),
          sendEmailVerification(user),
        ])
      })
      return 'signed-in' as const
    }),
    signIn: withIdentityErrors(async ({ email, password }) => {
      await state.change(() => signInWithEmailAndPassword(auth, email, password))
      return 'signed-in' as const
    }),
    // Not within `state.change`: the popup may stay open for long, and no state is reported meanwhile.
    signInWithSocialAccount: withIdentityErrors(async () => {
      await signInWithGoogle(auth)
      state.tell()
    }, 'any time'),
    signOut: withIdentityErrors(() => state.change(() => signOut(auth))),
    requestPasswordReset: withIdentityErrors(async (email) => {
      const url = new URL(paths.login, location.origin).href
      await sendPasswordResetEmail(auth, email, { url }).catch((error) => {
        if (codeOf(error) !== 'auth/user-not-found') throw error
      })
    }),
    checkResetLink: withIdentityErrors(async (token) => {
      await verifyPasswordResetCode(auth, token)
    }),
    resetPassword: withIdentityErrors(({ token, password }) =>
      confirmPasswordReset(auth, token, password),
    ),
    changePassword: withIdentityErrors(async ({ current, next }) => {
      const user = getUser(auth)
      await reauthenticate(user, current)
      await updatePassword(user, next)
    }),
    // Firebase removes a photo by an empty string, and refuses null.
    updateProfile: withIdentityErrors(({ photoURL, ...changes }) =>
      state.change(() =>
        updateProfile(getUser(auth), {
          ...changes,
          ...(photoURL !== undefined && { photoURL: photoURL ?? '' }),
        }).then(state.keepProfile),
      ),
    ),
    sendVerificationMail: withIdentityErrors(() => sendEmailVerification(getUser(auth))),
    confirmAddress: withIdentityErrors((token) => applyActionCode(auth, token)),
    hasPassword: withIdentityErrors(async () =>
      getUser(auth).providerData.some(({ providerId }) => providerId === 'password'),
    ),
    deleteAccount: withIdentityErrors(({ password }) =>
      state.change(async () => {
        const user = getUser(auth)
        if (password === undefined) checkRecentSignIn(user)
        else await reauthenticate(user, password)
        // The data of this site first: after the account is deleted no request could be authorised.
        await deleteSiteData()
        await deleteUser(user)
      }),
    ),
    renew: async () => state.tell(),
    bearerToken: withIdentityErrors(async () => {
      await auth.authStateReady()
      return auth.currentUser?.getIdToken() ?? null
    }),
  }
}

function startAuth({ emulatorHost, ...settings }: FirebaseSettings): Auth {
  // Local storage notifies other tabs at once; IndexedDB would be polled every second.
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

/** Firebase would refuse as well, but only after the data of this site is deleted. */
function checkRecentSignIn({ metadata }: User): void {
  const signedInAt = Date.parse(metadata.lastSignInTime ?? '') || 0
  if (Date.now() - signedInAt < RECENT_SIGN_IN_MS) return
  throw new IdentityError('sign-in-again', 'Please log in again to do this.')
}

async function deleteSiteData(): Promise<void> {
  await sendJson('DELETE', '/api/account').catch((error: ApiRefusal) => {
    const known = ['offline', 'sign-in-again'] as const
    const code = known.find((code) => code === error.code) ?? 'refused'
    throw new IdentityError(code, error.message, { cause: error })
  })
}

/** For a signed-in user only the password can be wrong. */
async function reauthenticate(user: User, password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(user.email ?? '', password)
  await reauthenticateWithCredential(user, credential).catch((error) => {
    const refusal = toIdentityError(error)
    if (!(refusal instanceof IdentityError && refusal.code === 'wrong-credentials')) throw error
    throw new IdentityError('wrong-credentials', 'That is not your password.', { cause: error })
  })
}

function withIdentityErrors<Input extends unknown[], Result>(
  action: (...input: Input) => Promise<Result>,
  duration?: 'any time',
): (...input: Input) => Promise<Result> {
  return async (...input) => {
    try {
      return await (duration ? action(...input) : inTime(action(...input)))
    } catch (error) {
      throw toIdentityError(error)
    }
  }
}
