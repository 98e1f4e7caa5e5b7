import { z } from 'zod'
import type { Auth } from '../auth.ts'

const StoredCodesSchema = z.array(z.string())

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

/** The library stores the unused codes as one encrypted list. */
async function countRecoveryCodes(auth: Auth, encrypted: string): Promise<number> {
  // Loaded with the rest of the library, not at the start of the server.
  const { symmetricDecrypt } = await import('better-auth/crypto')
  const { secretConfig } = await auth.$context
  try {
    const list = await symmetricDecrypt({ key: secretConfig, data: encrypted })
    return StoredCodesSchema.parse(JSON.parse(list)).length
  } catch {
    // Encrypted with another secret: none of them works, and the app can still be turned off.
    return 0
  }
}
