import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLimits, limitMigrations } from '../../store/limits.ts'
import { migrate } from '../../store/migrate.ts'
import { openSqlite } from '../../store/open-sqlite.ts'
import { buildTemporaryFolder } from '../../testing/build-test-app.ts'
import { PASSWORD } from '../../testing/sign-up-member.ts'
import { createAuth } from './auth.ts'
import { ConfirmationLinks } from './confirmation-links.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import {
  disabledMigrations,
  factorMigrations,
  identityMigrations,
  linkMigrations,
} from './migrations.ts'
import { Post } from './post.ts'
import { Throttle } from './throttle.ts'

async function buildAuth(options: { hidesAccounts?: boolean } = {}) {
  const database = openSqlite(join(buildTemporaryFolder(), 'spinner-rack.sqlite'))
  onTestFinished(() => database.close())
  await migrate(database, [
    ...identityMigrations,
    ...factorMigrations,
    ...linkMigrations,
    ...disabledMigrations,
    ...limitMigrations(database.kind),
  ])
  const digests: string[] = []
  const log = { error: () => {}, warn: () => {} }
  const now = () => new Date()
  const throttle = new Throttle(createLimits(database, now))
  const auth = createAuth({
    config: { publicUrl: 'http://localhost:3000' },
    ...options,
    database,
    secret: 'for-tests-only-and-for-nothing-else',
    post: new Post({ send: async () => {} }, throttle, log),
    throttle,
    confirmationLinks: new ConfirmationLinks(database, now),
    now,
    log,
    onSessionsDeleted: () => {},
    passwords: {
      hash: (password) => {
        digests.push('made')
        return hashPassword(password)
      },
      verify: (stored, password) => {
        digests.push('compared')
        return verifyPassword(stored, password)
      },
    },
  })
  return { auth, digests }
}

test('an unknown address costs the server as many digests as a wrong password', async () => {
  const { auth, digests } = await buildAuth()
  const email = 'asha.rao@example.com'
  await auth.api.signUpEmail({ body: { name: 'Asha', email, password: PASSWORD } })
  digests.length = 0

  const wrong = auth.api.signInEmail({ body: { email, password: 'Excelsior! 1963' } })
  await expect(wrong).rejects.toThrow()
  expect(digests).toEqual(['compared'])
  digests.length = 0

  const unknown = auth.api.signInEmail({ body: { email: 'x@example.com', password: PASSWORD } })
  await expect(unknown).rejects.toThrow()
  expect(digests).toEqual(['made'])
})

test('security 21: a sign-up with a taken address costs the server as many digests as one with a new one', async () => {
  const { auth, digests } = await buildAuth({ hidesAccounts: true })
  for (const name of ['Asha', 'A stranger']) {
    digests.length = 0
    await auth.api.signUpEmail({
      body: { name, email: 'asha.rao@example.com', password: PASSWORD },
    })
    expect(digests).toEqual(['made'])
  }
})
