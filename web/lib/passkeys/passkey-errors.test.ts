import { expect, test } from 'vitest'
import { toPasskeyError } from './passkey-errors.ts'

test.each([
  ['NotAllowedError', 'passkey-cancelled'],
  ['AbortError', 'passkey-cancelled'],
  ['InvalidStateError', 'passkey-exists'],
  ['NotSupportedError', 'passkey-unsupported'],
  ['ConstraintError', 'passkey-unsupported'],
  ['SecurityError', 'passkey-unsupported'],
])('security 22: %s of the browser is told as %s', (name, code) => {
  const { code: told, message } = toPasskeyError(
    new DOMException('in the words of engineers', name),
  )
  expect(told).toBe(code)
  expect(message).toMatch(/\.$/)
})
