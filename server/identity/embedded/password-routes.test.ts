import { describe, expect, test } from 'vitest'
import { buildAccounts } from '../../testing/build-accounts.ts'
import { databases } from '../../testing/databases.ts'
import { linkIn, untilMails } from '../../testing/outbox.ts'
import { PASSWORD, signUpMember } from '../../testing/sign-up-member.ts'

const NEXT = 'Nuff said! 1963'

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('a forgotten password is replaced by the link of a mail, once', async () => {
    const { app, outbox, post, members } = await buildAccounts(await createEnvironment())
    const { cookie, email } = await signUpMember(app)
    await untilMails(outbox, 1)

    const response = await post('/request-password-reset', { email: email.toUpperCase() })
    expect(response.json()).toEqual({ status: true })
    const [, mail] = await untilMails(outbox, 2)
    expect(mail).toMatchObject({ to: email, subject: 'Choose a new password' })
    const link = linkIn(mail ?? { to: '', subject: '', text: '' })
    expect(`${link.origin}${link.pathname}`).toBe('http://localhost:3000/reset-password')
    const token = link.searchParams.get('token')

    for (const _again of [1, 2]) {
      expect((await post('/check-reset-link', { token })).json()).toEqual({ status: true })
    }
    expect((await post('/reset-password', { token, newPassword: NEXT })).status).toBe(200)
    expect((await post('/check-reset-link', { token })).json().code).toBe('link-expired')
    expect(await members.find({ cookie })).toBeNull()
    expect((await post('/sign-in/email', { email, password: PASSWORD })).status).toBe(401)
    expect((await post('/sign-in/email', { email, password: NEXT })).status).toBe(200)
    const [, , notice] = await untilMails(outbox, 3)
    expect(notice).toMatchObject({ to: email, subject: 'Your password was changed' })

    const replayed = await post('/reset-password', { token, newPassword: PASSWORD })
    expect(replayed.status).toBe(400)
    expect(replayed.json().code).toBe('link-expired')
  })

  test('a link of an hour ago, or of nobody, does nothing', async () => {
    const { app, outbox, post, store } = await buildAccounts(await createEnvironment())
    const { email } = await signUpMember(app)
    await untilMails(outbox, 1)
    await post('/request-password-reset', { email })
    const [, mail] = await untilMails(outbox, 2)
    const token = linkIn(mail ?? { to: '', subject: '', text: '' }).searchParams.get('token')
    const aMomentAgo = new Date(Date.now() - 1000).toISOString()
    await store.run('UPDATE identity_verifications SET "expiresAt" = ?', aMomentAgo)
    for (const forged of [token, 'x'.repeat(24), 'a b', '\u0000', '../..', { a: 1 }]) {
      const answer = await post('/reset-password', { token: forged, newPassword: NEXT })
      expect(answer.status).toBe(400)
      expect(answer.json().code).toBe('link-expired')
      const checked = await post('/check-reset-link', { token: forged })
      expect(checked.status).toBe(400)
      expect(checked.json().code).toBe('link-expired')
    }
    expect((await post('/sign-in/email', { email, password: PASSWORD })).status).toBe(200)
  })

  test('a changed password ends the other sessions, and its owner is told', async () => {
    const { app, outbox, post, members } = await buildAccounts(await createEnvironment())
    const { cookie, email } = await signUpMember(app)
    const other = await post('/sign-in/email', { email, password: PASSWORD })
    await untilMails(outbox, 1)

    const body = { currentPassword: PASSWORD, newPassword: NEXT }
    const changed = await post('/change-password', body, { cookie })
    expect(changed.json()).toEqual({ status: true })
    expect(await members.find({ cookie: other.cookie })).toBeNull()
    expect(await members.find({ cookie: changed.cookie })).toMatchObject({ email })
    expect((await post('/sign-in/email', { email, password: NEXT })).status).toBe(200)
    const [, notice] = await untilMails(outbox, 2)
    expect(notice).toMatchObject({ to: email, subject: 'Your password was changed' })
  })
})

test('who asks for a new password does not learn whether there is an account', async () => {
  const { app, post } = await buildAccounts()
  const { email } = await signUpMember(app)
  const known = await post('/request-password-reset', { email })
  const unknown = await post('/request-password-reset', { email: 'nobody@example.com' })
  expect(unknown.status).toBe(known.status)
  expect(unknown.text).toBe(known.text)
})

test('security 3: the fourth mail within an hour is not sent, and nobody is told', async () => {
  const { app, outbox, post } = await buildAccounts()
  const { email } = await signUpMember(app)
  await untilMails(outbox, 1)
  for (const _ of [1, 2, 3, 4]) {
    expect((await post('/request-password-reset', { email })).json()).toEqual({ status: true })
  }
  await app.close()
  expect(await untilMails(outbox, 3)).toHaveLength(3)
})

test('the link of a mail is at the public address, whatever the Host header says', async () => {
  const { app, outbox, post } = await buildAccounts({ PUBLIC_URL: 'https://rack.example' })
  const { email } = await signUpMember(app)
  await untilMails(outbox, 1)
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  await post('/request-password-reset', { email, redirectTo: 'https://evil.example' }, { headers })
  for (const mail of await untilMails(outbox, 2)) {
    expect(linkIn(mail).origin).toBe('https://rack.example')
    expect(mail.text).not.toContain('evil')
  }
})

test('the password of now is asked for, and guesses at it are counted', async () => {
  const { app, post } = await buildAccounts()
  const { cookie } = await signUpMember(app)
  const body = { currentPassword: 'Excelsior! 1963', newPassword: NEXT }
  for (const _ of [1, 2, 3, 4, 5]) {
    const wrong = await post('/change-password', body, { cookie })
    expect(wrong.status).toBe(401)
    expect(wrong.json().code).toBe('wrong-credentials')
  }
  const sixth = await post('/change-password', { ...body, currentPassword: PASSWORD }, { cookie })
  expect(sixth.status).toBe(429)
})

test('a new password must meet the four points', async () => {
  const { app, post } = await buildAccounts()
  const { cookie } = await signUpMember(app)
  const body = { currentPassword: PASSWORD, newPassword: 'short' }
  const answer = await post('/change-password', body, { cookie })
  expect(answer.status).toBe(422)
  expect(answer.json()).toMatchObject({
    code: 'invalid-fields',
    fields: { password: 'The password does not meet all four points yet' },
  })
})
