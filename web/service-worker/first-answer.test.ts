import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstAnswer } from './first-answer.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const PATIENCE_MS = 3000
const kept = async () => new Response('kept')
const nothing = async () => undefined

async function textOf(answer: ReturnType<typeof firstAnswer>) {
  const { response } = await answer
  return response.text()
}

test('an answer in time is taken, whatever is kept', async () => {
  const network = Promise.resolve(new Response('fresh'))
  expect(await textOf(firstAnswer(network, kept, PATIENCE_MS))).toBe('fresh')
})

test('without a network what is kept is taken at once', async () => {
  const network = Promise.reject(new TypeError('Failed to fetch'))
  expect(await firstAnswer(network, kept, PATIENCE_MS)).toMatchObject({ kept: true })
})

test('on a line that hangs what is kept is taken when patience ends', async () => {
  const answer = firstAnswer(new Promise(() => {}), kept, PATIENCE_MS)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  expect(await textOf(answer)).toBe('kept')
})

test('a late answer is better than none', async () => {
  const network = Promise.withResolvers<Response>()
  const answer = firstAnswer(network.promise, nothing, PATIENCE_MS)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  network.resolve(new Response('late'))
  expect(await textOf(answer)).toBe('late')
})

test('without either, the failure of the network is passed on', async () => {
  const network = Promise.reject(new TypeError('Failed to fetch'))
  await expect(firstAnswer(network, nothing, PATIENCE_MS)).rejects.toThrow('Failed to fetch')
})
