import { expect, test } from 'vitest'
import { withoutOwnOrders } from './parse-query.ts'

test.each([
  ['-renown,name', 'name'],
  ['name, -comics ,-modified', 'name,-modified'],
  ['-renown', undefined],
  ['colour', 'colour'],
])('of the order %s a service that knows the contract only is asked for %s', (orderBy, asked) => {
  expect(withoutOwnOrders('characters', orderBy)).toBe(asked)
})
