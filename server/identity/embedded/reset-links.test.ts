import { describe, expect, test } from 'vitest'
import { migrate } from '../../store/migrate.ts'
import { buildAccounts } from '../../testing/build-accounts.ts'
import { databases } from '../../testing/databases.ts'
import { tokenIn, untilMails } from '../../testing/outbox.ts'
import { PASSWORD, signUpMember } from '../../testing/sign-up-member.ts'
import { identityMigrations, linkMigrations } from './migrations.ts'

const NEXT = 'Nuff said! 1963'

describe.each(databases)(
  'security 4: links to choose a password, on %s',
  (_name, open, createEnvironment) => {
    /** A member who has asked for two links. */
    async function build() {
      const built = await buildAccounts(await createEnvironment())
      const { app, outbox, post } = built
      const member = await signUpMember(app)
      await untilMails(outbox, 1)
      await post('/request-password-reset', { email: member.email })
      const [, first] = await untilMails(outbox, 2)
      await post('/request-password-reset', { email: member.email })
      const tokens = (await untilMails(outbox, 3))
        .filter(({ subject }) => subject === 'Choose a new password')
        .map(tokenIn)
      expect(tokens).toContain(tokenIn(first))
      expect(new Set(tokens).size).toBe(2)
      const reset = (token: string | undefined, newPassword: string) =>
        post('/reset-password', { token, newPassword })
      return { ...built, ...member, tokens, reset }
    }

    test('a reset ends the other links of the member', async () => {
      const { post, tokens, reset, email } = await build()
      expect((await reset(tokens[1], NEXT)).status).toBe(200)
      const older = await reset(tokens[0], PASSWORD)
      expect(older.status).toBe(400)
      expect(older.json().code).toBe('link-expired')
      expect((await post('/sign-in/email', { email, password: NEXT })).status).toBe(200)
    })

    test('a change of the password ends them all, and nobody else’s', async () => {
      const { app, outbox, post, tokens, reset, cookie, email } = await build()
      const other = await signUpMember(app)
      await untilMails(outbox, 4)
      await post('/request-password-reset', { email: other.email })
      const mails = await untilMails(outbox, 5)
      const theirs = mails.find(
        ({ to, subject }) => to === other.email && subject === 'Choose a new password',
      )

      await post('/change-password', { currentPassword: PASSWORD, newPassword: NEXT }, { cookie })
      for (const token of tokens) {
        expect((await reset(token, PASSWORD)).json().code).toBe('link-expired')
      }
      expect((await post('/sign-in/email', { email, password: NEXT })).status).toBe(200)
      expect((await reset(tokenIn(theirs), NEXT)).status).toBe(200)
    })

    test('the database holds digests of the tokens only, and a digest opens nothing', async () => {
      const { store, tokens, reset } = await build()
      const rows = await store.all<{ identifier: string }>('SELECT * FROM identity_verifications')
      expect(rows).toHaveLength(2)
      for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token)
      for (const { identifier } of rows) {
        expect((await reset(identifier, NEXT)).json().code).toBe('link-expired')
      }
      expect((await reset(tokens[0], NEXT)).status).toBe(200)
    })

    test('links of earlier versions, in plain text, are removed', async () => {
      const database = await open()
      await migrate(database, identityMigrations)
      await database.run(
        `INSERT INTO identity_verifications VALUES ('1', 'reset-password:abc', 'u', ?, ?, ?)`,
        ...Array<string>(3).fill('2999-01-01T00:00:00.000Z'),
      )
      await migrate(database, linkMigrations)
      expect(await database.all('SELECT * FROM identity_verifications')).toEqual([])
    })
  },
)
