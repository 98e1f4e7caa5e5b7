import { expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildMessagesOf, CONTACT } from '../testing/message-calls.ts'

const KEY = '0198a7c2-1111-7222-8333-0123456789ab'

/** No refused message is stored, so the store is empty for every test. */
const shareMessages = shareInFile(() => buildMessagesOf())

test('the time is the server’s own, and none that is sent', async () => {
  const { send, store } = await shareMessages()
  const answer = await send({ timestamp: '1961-11-01T00:00:00Z' })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().fields).toEqual({ timestamp: 'There is no such field' })
  expect(await store.all('SELECT id FROM queries')).toEqual([])
})

test.each([
  [{ fullname: 'Asha Ra' }, { fullname: 'Must be 8 characters minimum' }],
  [{ fullname: 'a'.repeat(41) }, { fullname: 'Must be 40 characters maximum' }],
  [{ fullname: 'Asha\u0000 Rao Menon' }, { fullname: 'Must not hold control characters' }],
  [{ fullname: 12345678 }, { fullname: 'Fullname is required' }],
  [
    { fullname: null, email: {} },
    { fullname: 'Fullname is required', email: 'Email is required!' },
  ],
  [{ email: 'asha' }, { email: 'Must be a valid email!' }],
  [{ message: ['Hello there, you'] }, { message: 'Message is required' }],
  [{ message: 'a'.repeat(121) }, { message: 'Must be 120 characters maximum' }],
  [{ message: 'Hello\u001b[2J there, you' }, { message: 'Must not hold control characters' }],
  [
    { admin: true, read: 1 },
    { admin: 'There is no such field', read: 'There is no such field' },
  ],
  [
    { fullname: '', constructor: 1 },
    { fullname: 'Fullname is required', constructor: 'There is no such field' },
  ],
])('%j is refused field by field', async (input, fields) => {
  const { send, store } = await shareMessages()
  const answer = await send(input)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toEqual({
    code: 'invalid-fields',
    message: 'Please look again at the fields that are marked.',
    fields,
  })
  expect(await store.all('SELECT id FROM queries')).toEqual([])
})

test.each([
  [{ message: 'Too short' }, { message: 'Must be 10 characters minimum' }],
  [{ message: 'a'.repeat(501) }, { message: 'Must be 500 characters maximum' }],
  [{ message: undefined }, { message: 'Say what is wrong' }],
  [{ about: 'https://evil.example/comics/1' }, { about: 'Must be the address of a page' }],
  [{ about: '//evil.example' }, { about: 'Must be the address of a page' }],
  [{ email: 'somebody@else.example' }, { email: 'There is no such field' }],
])('a report with %j is refused field by field', async (input, fields) => {
  const { report, store } = await shareMessages()
  const answer = await report(input)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().fields).toEqual(fields)
  expect(await store.all('SELECT id FROM queries')).toEqual([])
})

test.each([
  ['no JSON', '{"fullname":', 'application/json', 400],
  ['a list', '[]', 'application/json', 422],
  ['a text', '"Hello"', 'application/json', 422],
  ['nothing', '', 'application/json', 400],
  ['a prototype', '{"__proto__":{"admin":true}}', 'application/json', 400],
  ['a form', 'fullname=Asha+Rao+Menon', 'application/x-www-form-urlencoded', 415],
])('%s is no message', async (_what, payload, contentType, status) => {
  const { app, store } = await shareMessages()
  const headers = { 'content-type': contentType }
  const answer = await app.inject({ method: 'POST', url: '/api/queries', headers, payload })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({
    code: expect.stringMatching(/^[a-z-]+$/),
    message: expect.any(String),
  })
  expect(await store.all('SELECT id FROM queries')).toEqual([])
})

test('10 MB are refused by a server that listens, and its next caller is served', async () => {
  const { app } = await buildMessagesOf()
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/queries`
  const post = (body: object) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const answer = await post({ ...CONTACT, message: 'a'.repeat(10 * 1024 * 1024) })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ code: expect.stringMatching(/too-large/) })
  expect((await post(CONTACT)).status).toBe(201)
})

test.each(['', 'abc', `${KEY}${KEY}`, '../../Other/x'])('%j is no key', async (key) => {
  const { send, store } = await shareMessages()
  const answer = await send({}, key)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    code: 'invalid-idempotency-key',
    message: 'The header Idempotency-Key must be a UUID.',
  })
  expect(await store.all('SELECT id FROM queries')).toEqual([])
})
