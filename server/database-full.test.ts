import { expect, test } from 'vitest'
import { buildAccounts } from './testing/build-accounts.ts'
import { signUpMember } from './testing/sign-up-member.ts'

test('when the disk is full, members read on, and changes are refused with words until there is room', async () => {
  const { app, store } = await buildAccounts()
  const { cookie } = await signUpMember(app)
  const payload = { name: 'To read', description: 'A long one. '.repeat(150) }
  const write = () =>
    app.inject({ method: 'POST', url: '/api/lists', headers: { cookie }, payload })
  const page = await store.first<{ page_count: number }>('PRAGMA page_count')
  await store.all(`PRAGMA max_page_count = ${page?.page_count}`)
  let answer = await write()
  while (answer.statusCode === 201) answer = await write()
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toEqual({
    code: 'unavailable',
    message: expect.stringContaining('cannot be read or changed at the moment'),
  })
  const read = await app.inject({ url: '/api/lists', headers: { cookie } })
  expect(read.statusCode).toBe(200)
  await store.all('PRAGMA max_page_count = 100000')
  expect((await write()).statusCode).toBe(201)
})
