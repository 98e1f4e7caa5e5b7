import type { AppSetup, Factors, RecoveryCodes } from '#contract/factors.ts'
import { getJson, sendJson } from '#web/lib/api/api-client.ts'

export async function loadFactors(signal: AbortSignal): Promise<Factors> {
  return (await getJson('/api/auth/factors', signal)) as Factors
}

export async function beginAppSetup(password: string): Promise<AppSetup> {
  return (await post('/two-factor/enable', { password })) as AppSetup
}

export async function confirmApp(code: string): Promise<void> {
  await post('/two-factor/confirm', { code })
}

export async function turnAppOff(password: string | undefined): Promise<void> {
  await post('/two-factor/disable', { password })
}

export async function renewRecoveryCodes(password: string): Promise<RecoveryCodes> {
  return (await post('/two-factor/generate-backup-codes', { password })) as RecoveryCodes
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await post('/passkey/update-passkey', { id, name })
}

export async function removePasskey(id: string, password: string | undefined): Promise<void> {
  await post('/passkey/delete-passkey', { id, password })
}

function post(path: string, body: object): Promise<unknown> {
  return sendJson('POST', `/api/auth${path}`, body)
}
