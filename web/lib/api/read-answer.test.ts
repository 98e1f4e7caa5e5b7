import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ApiRefusal } from './api-client.ts'
import { readAnswer } from './read-answer.ts'

const schema = z.object({ total: z.int() })

test('gives what the contract has, and nothing else', () => {
  expect(readAnswer(schema, { total: 3, secret: 1 })).toEqual({ total: 3 })
})

test('an answer against the contract is refused in words for a person', () => {
  expect(() => readAnswer(schema, { total: 'three' })).toThrow(
    'The server sent an answer that makes no sense here.',
  )
  expect(() => readAnswer(schema, null)).toThrow(ApiRefusal)
})
