import type { Account, Key, KeyInput, NewKey } from '#contract/account.ts'
import type { DeviceSessions } from '#contract/device-sessions.ts'
import type { Plan } from '#contract/identity.ts'
import { getJson, sendJson } from '#web/lib/api/api-client.ts'

export async function loadAccount(signal: AbortSignal): Promise<Account> {
  return (await getJson('/api/account', signal)) as Account
}

export async function savePlan(plan: Plan): Promise<void> {
  await sendJson('PUT', '/api/account/plan', { plan })
}

/** With all lists it is a large file for a slow line. */
const EXPORT_TIMEOUT_MS = 600_000

export async function loadExport(): Promise<object> {
  const file = await getJson('/api/account/export.json', undefined, EXPORT_TIMEOUT_MS)
  return file as object
}

export async function loadKeys(signal: AbortSignal): Promise<Key[]> {
  return (await getJson('/api/account/keys', signal)) as Key[]
}

export async function createKey(input: KeyInput): Promise<NewKey> {
  return (await sendJson('POST', '/api/account/keys', input)) as NewKey
}

export async function changeKey(publicKey: string, input: KeyInput): Promise<void> {
  await sendJson('PUT', `/api/account/keys/${publicKey}`, input)
}

export async function revokeKey(publicKey: string): Promise<void> {
  await sendJson('DELETE', `/api/account/keys/${publicKey}`)
}

export async function loadPrivateKey(publicKey: string): Promise<string> {
  const answer = await getJson(`/api/account/keys/${publicKey}/private-key`)
  return (answer as { privateKey: string }).privateKey
}

export async function loadDevices(signal: AbortSignal): Promise<DeviceSessions> {
  return (await getJson('/api/auth/list-sessions', signal)) as DeviceSessions
}

export async function signOutDevice(id: string): Promise<void> {
  await sendJson('POST', '/api/auth/revoke-session', { id })
}

export async function signOutOtherDevices(): Promise<void> {
  await sendJson('POST', '/api/auth/revoke-other-sessions', {})
}
