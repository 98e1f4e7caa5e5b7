import type { Auth } from '../auth.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

interface StoredPasskey {
  id: string
  name?: string | null
  createdAt: Date
}

interface StoredApp {
  verified: boolean
  backupCodes: string
}

export async function findPasskeys(auth: Auth, memberId: string): Promise<StoredPasskey[]> {
  const { adapter } = await auth.$context
  return adapter.findMany<StoredPasskey>({
    model: 'passkey',
    where: [{ field: 'userId', value: memberId }],
    sortBy: { field: 'createdAt', direction: 'asc' },
  })
}

/** How many recovery codes are left; undefined while no authenticator app is in use. */
export async function findApp(auth: Auth, memberId: string) {
  const { adapter } = await auth.$context
  const app = await adapter.findOne<StoredApp>({
    model: 'twoFactor',
    where: [{ field: 'userId', value: memberId }],
  })
  if (!app?.verified) return undefined
  return { recoveryCodesLeft: await countRecoveryCodes(auth, app.backupCodes) }
}
