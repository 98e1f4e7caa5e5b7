import { expect, test } from 'vitest'
import { toIco } from './ico.ts'

test('lays the images behind a header and an entry for each', () => {
  const ico = toIco([
    { size: 16, png: Buffer.from('small') },
    { size: 48, png: Buffer.from('larger') },
  ])
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0])
  expect([...ico.subarray(6, 22)]).toEqual([16, 16, 0, 0, 1, 0, 32, 0, 5, 0, 0, 0, 38, 0, 0, 0])
  expect([...ico.subarray(22, 38)]).toEqual([48, 48, 0, 0, 1, 0, 32, 0, 6, 0, 0, 0, 43, 0, 0, 0])
  expect(ico.subarray(38).toString()).toBe('smalllarger')
})
