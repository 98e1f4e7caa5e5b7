import { expect, test } from 'vitest'
import { MemoryStore } from './memory-store.ts'

test('forgets what has expired', async () => {
  let now = 0
  const store = new MemoryStore(() => now)
  await store.upsert('a', { uid: 'a' }, 60)
  now = 59_999
  expect(await store.find('a')).toEqual({ uid: 'a' })
  now = 60_000
  expect(await store.find('a')).toBeUndefined()
})

test('forgets the oldest when it is full', async () => {
  const store = new MemoryStore(() => 0)
  for (let made = 0; made < 1001; made += 1) await store.upsert(`${made}`, {}, 60)
  expect(await store.find('0')).toBeUndefined()
  expect(await store.find('1')).toEqual({})
  expect(await store.find('1000')).toEqual({})
})

test('marks what is used up, and removes all of one grant', async () => {
  const store = new MemoryStore(() => 5_000)
  await store.upsert('code', { grantId: 'g' }, 60)
  await store.upsert('other', { grantId: 'h' }, 60)
  await store.consume('code')
  expect(await store.find('code')).toEqual({ grantId: 'g', consumed: 5 })
  await store.revokeByGrantId('g')
  expect(await store.find('code')).toBeUndefined()
  expect(await store.find('other')).toBeDefined()
})
