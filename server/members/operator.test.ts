import { hostname, userInfo } from 'node:os'
import { expect, test } from 'vitest'
import { findOperator } from './operator.ts'

const user = userInfo().username

test.each([
  [undefined, user],
  [user, user],
  ['asha', `asha as ${user}`],
  ['\u001b[31m\nasha', `\ufffd[31m asha as ${user}`],
])('with sudo for %j it is %s', (SUDO_USER, operator) => {
  expect(findOperator({ SUDO_USER })).toEqual({ operator, host: hostname() })
})

test('a name is cut where somebody made it long', () => {
  expect(findOperator({ SUDO_USER: 'a'.repeat(1000) }).operator).toBe('a'.repeat(100))
})
