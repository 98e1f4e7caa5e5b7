import type { Auth, User } from '@firebase/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildUser } from '#web/testing/build-identity.ts'
import { createFirebaseUserState } from './firebase-user-state.ts'

// An open channel would keep the process running.
beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', class {})
})
afterEach(() => vi.unstubAllGlobals())

/** The SDK with a stored account whose token it renews by `getIdToken`. */
function buildAuth(getIdToken: (auth: { currentUser: User | null }) => Promise<string>) {
  const auth: { currentUser: User | null } = { currentUser: null }
  auth.currentUser = { ...buildUser(), getIdToken: () => getIdToken(auth) } as unknown as User
  return Object.assign(auth, {
    authStateReady: async () => {},
    onIdTokenChanged: () => () => {},
  }) as unknown as Auth
}

function watch(getIdToken: (auth: { currentUser: User | null }) => Promise<string>) {
  const state = createFirebaseUserState(buildAuth(getIdToken), Promise.resolve())
  const told = vi.fn()
  state.onUserChanged(told)
  return { state, told }
}

test('takes the stored account at first, and asks Firebase only when it is doubted', async () => {
  const getIdToken = vi.fn(async () => 'token')
  const { state, told } = watch(getIdToken)
  expect(await state.check()).toEqual(buildUser())
  expect(getIdToken).not.toHaveBeenCalled()
  expect(await state.check()).toEqual(buildUser())
  expect(getIdToken).toHaveBeenCalledOnce()
  expect(told).toHaveBeenCalledExactlyOnceWith(buildUser(), undefined)
})

test('an account that Firebase has ended becomes a visitor, and not by the doing of this page', async () => {
  const { state, told } = watch(async (auth) => {
    auth.currentUser = null
    throw new Error('auth/user-token-expired')
  })
  await state.check()
  expect(await state.check()).toBeNull()
  expect(told).toHaveBeenLastCalledWith(null, undefined)
})

test('nobody becomes a visitor while Firebase cannot be reached', async () => {
  const { state, told } = watch(() => Promise.reject(new Error('auth/network-request-failed')))
  await state.check()
  await expect(state.check()).rejects.toThrow('network')
  expect(told).toHaveBeenCalledOnce()
})
