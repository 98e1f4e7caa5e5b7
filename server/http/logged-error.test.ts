import { expect, test } from 'vitest'
import { toLoggedError } from './logged-error.ts'

test('an error is logged with its type, words, trace and code, and with nothing else that it carries', () => {
  class MailError extends Error {}
  const carried = {
    code: 'EAUTH',
    command: 'AUTH hush',
    detail: 'Key (email)=(a@b.example)',
    input: 'smtp://u:p@h',
  }
  const error = Object.assign(new MailError('no'), carried)
  const { stack, ...logged } = toLoggedError(error)
  expect(logged).toEqual({ type: 'MailError', message: 'no', code: 'EAUTH' })
  expect(stack).toMatch(/^Error: no\n {4}at /)
})

test('the trace goes on with the causes, and does not go round with them', () => {
  const cause = new TypeError('the first')
  expect(toLoggedError(new Error('the last', { cause })).stack).toMatch(
    /^Error: the last\n(.*\n)+caused by: TypeError: the first\n/,
  )
  cause.cause = cause
  expect(toLoggedError(cause).stack.split('caused by')).toHaveLength(6)
})

test('an error for each address of a host says them all', () => {
  const error = new AggregateError([new Error('refused at ::1'), 'refused at 127.0.0.1'])
  expect(toLoggedError(error).message).toBe('refused at ::1, refused at 127.0.0.1')
})

test.each([
  ['a text', 'string', 'a text'],
  [undefined, 'undefined', 'undefined'],
  [null, 'object', 'null'],
])('%o, which is no error, is logged as it is', (thrown, type, message) => {
  expect(toLoggedError(thrown)).toEqual({ type, message, stack: '' })
})
