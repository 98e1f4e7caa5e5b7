import { expect, test } from 'vitest'
import { toReadWords } from './list-card.tsx'

test('how much is read, and that there is nothing to read', () => {
  expect(toReadWords(41, 1096)).toBe('41 of 1,096 read')
  expect(toReadWords(0, 0)).toBe('No comics yet')
})
