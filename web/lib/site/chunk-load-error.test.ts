import { expect, test } from 'vitest'
import { ChunkLoadError, toChunkLoadError } from './chunk-load-error.ts'

test.each([
  ['Loading chunk 124 failed.\n(error: http://localhost/static/js/124.js)', '124'],
  ['Loading CSS chunk 7 failed.\n(/static/css/7.css)', '7'],
])('reads the chunk from "%s"', (message, chunkId) => {
  const cause = new Error(message)
  const error = toChunkLoadError(cause)
  expect(error).toBeInstanceOf(ChunkLoadError)
  expect(error).toMatchObject({ name: 'ChunkLoadError', chunkId, cause })
})

test('leaves any other failure as it is', () => {
  const other = new TypeError('x is undefined')
  expect(toChunkLoadError(other)).toBe(other)
  expect(toChunkLoadError('text')).toBe('text')
})
