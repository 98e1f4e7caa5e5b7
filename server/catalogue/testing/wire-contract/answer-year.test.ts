import { expect, test } from 'vitest'
import { buildContractApp } from './testing/ask.ts'

test('§6 copyright: the year is that of the answer', async () => {
  const overrides = { now: () => new Date('2031-06-01T12:00:00Z') }
  const { get } = await buildContractApp({ overrides })
  expect((await get('/characters')).json().copyright).toBe('© 2031 MARVEL')
})
