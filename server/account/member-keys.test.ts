import { describe, expect, test } from 'vitest'
import { createLimits, limitMigrations } from '../store/limits.ts'
import { migrate } from '../store/migrate.ts'
import { databases } from '../testing/databases.ts'
import { AccountStore } from './account-store.ts'
import { KeySafe } from './key-safe.ts'
import { MemberKeys } from './member-keys.ts'

const INPUT = { name: 'My app', referrers: [] }

describe.each(databases)('on %s', (_name, open, createEnvironment) => {
  test('security 9: who remembers calls of a key hears at once that it is revoked', async () => {
    const database = await open(await createEnvironment())
    await migrate(database, limitMigrations(database.kind))
    const now = () => new Date('2026-11-15T12:00:00Z')
    const store = new AccountStore(database)
    const safe = new KeySafe('for-tests-only-and-for-nothing-else')
    const keys = new MemberKeys({ store, safe, limits: createLimits(database, now), now })
    const revoked: string[] = []
    keys.onRevoked((publicKey) => revoked.push(publicKey))
    const one = await keys.create('asha', INPUT)
    const other = await keys.create('asha', INPUT)
    await keys.create('bo', INPUT)
    await keys.revoke('asha', one.publicKey)
    expect(revoked).toEqual([one.publicKey])
    await expect(keys.revoke('asha', one.publicKey)).rejects.toThrow('no such key')
    await keys.forgetWith('asha', () => store.forget('asha'))
    expect(revoked).toEqual([one.publicKey, other.publicKey])
  })
})
