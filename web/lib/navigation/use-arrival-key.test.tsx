import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useNavigate } from '#web/lib/router/router.tsx'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { STAYS } from './entry-state.ts'
import { useArrivalKey } from './use-arrival-key.ts'

function renderKeys() {
  const { result } = renderHook(
    () => ({
      navigate: useNavigate(),
      arrival: useArrivalKey(),
      place: useArrivalKey(true),
    }),
    { wrapper: MemoryRouter },
  )
  const go = (to: string, options = {}) => act(async () => result.current.navigate(to, options))
  const travel = (steps: number) => act(async () => result.current.navigate(steps))
  return { result, go, travel }
}

test.each([
  ['another page', '/series', {}],
  ['the page one is on', '/', {}],
  ['another page in its place', '/series', { replace: true }],
])('%s is an arrival at another place', async (_what, to, options) => {
  const { result, go } = renderKeys()
  const { arrival, place } = result.current
  await go(to, options)
  expect(result.current.arrival).not.toBe(arrival)
  expect(result.current.place).not.toBe(place)
})

test('an address that follows the reader is none', async () => {
  const { result, go } = renderKeys()
  const { arrival, place } = result.current
  await go('?page=2', { replace: true, state: STAYS })
  await go('?page=3', { replace: true, state: STAYS })
  expect(result.current.arrival).toBe(arrival)
  expect(result.current.place).toBe(place)
})

test('a filter is an arrival, but at the same place', async () => {
  const { result, go } = renderKeys()
  const { arrival, place } = result.current
  await go('?team=x-men', { state: STAYS })
  expect(result.current.arrival).not.toBe(arrival)
  expect(result.current.place).toBe(place)
})

test('Back and Forward are arrivals, also where the reader once stayed', async () => {
  const { result, go, travel } = renderKeys()
  await go('?page=2', { replace: true, state: STAYS })
  await go('/series')
  const { arrival } = result.current
  await travel(-1)
  expect(result.current.arrival).not.toBe(arrival)
  await travel(1)
  expect(result.current.arrival).toBe(arrival)
})
