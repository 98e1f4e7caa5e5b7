import { expect, test } from 'vitest'
import type { Page, PageQuery } from '#contract/page.ts'
import { ApiRefusal } from '#web/lib/api/api-client.ts'
import { createCatalogueSlice } from './create-catalogue-slice.ts'

/** A listing whose requests the test answers by hand, in any order. */
function buildListing() {
  const calls: (PromiseWithResolvers<Page<string>> & { query: PageQuery; signal: AbortSignal })[] =
    []
  const slice = createCatalogueSlice((query: PageQuery, signal) => {
    const call = { ...Promise.withResolvers<Page<string>>(), query, signal }
    calls.push(call)
    return call.promise
  })
  return {
    calls,
    request: (offset: number) => slice.request({ limit: 24, offset }),
    state: slice.getState,
  }
}

test('is loading from the start, with nothing and no error', () => {
  expect(buildListing().state()).toMatchObject({
    loading: true,
    error: null,
    results: [],
    total: 0,
  })
})

test('stores the page and its total when the answer comes', async () => {
  const { calls, request, state } = buildListing()
  const asked = request(48)
  expect(calls[0]?.query).toEqual({ limit: 24, offset: 48 })
  calls[0]?.resolve({ results: ['Thor'], total: 99 })
  await asked.done
  expect(state()).toMatchObject({ loading: false, error: null, results: ['Thor'], total: 99 })
})

test('stores the message of a failure, and forgets it with the next request', async () => {
  const { calls, request, state } = buildListing()
  const asked = request(0)
  calls[0]?.reject(new Error('No network'))
  await asked.done
  expect(state()).toMatchObject({ loading: false, error: 'No network' })
  request(0)
  expect(state()).toMatchObject({ loading: true, error: null })
})

test('says which query its results answer', async () => {
  const { calls, request, state } = buildListing()
  const asked = request(48)
  expect(state().asked).toBe('{"limit":24,"offset":48}')
  calls[0]?.resolve({ results: ['Thor'], total: 99 })
  await asked.done
  expect(state().asked).toBe('{"limit":24,"offset":48}')
})

test('drops a slow answer that a newer request overtook', async () => {
  const { calls, request, state } = buildListing()
  const older = request(0)
  const newer = request(24)
  calls[1]?.resolve({ results: ['new'], total: 2 })
  await newer.done
  calls[0]?.resolve({ results: ['old'], total: 1 })
  await older.done
  expect(state()).toMatchObject({ loading: false, results: ['new'], total: 2 })
})

test('drops a slow failure that a newer request overtook', async () => {
  const { calls, request, state } = buildListing()
  const older = request(0)
  const newer = request(24)
  calls[0]?.reject(new Error('late'))
  await older.done
  expect(state()).toMatchObject({ loading: true, error: null })
  calls[1]?.resolve({ results: ['new'], total: 2 })
  await newer.done
  expect(state()).toMatchObject({ loading: false, error: null, results: ['new'] })
})

test('cancels the call and keeps quiet when the reader leaves', async () => {
  const { calls, request, state } = buildListing()
  const asked = request(0)
  asked.abort()
  expect(calls[0]?.signal.aborted).toBe(true)
  calls[0]?.reject(calls[0].signal.reason)
  await asked.done
  expect(state().error).toBeNull()
})

test('keeps no failure of a request that found its reader signed out', async () => {
  const { calls, request, state } = buildListing()
  const asked = request(0)
  calls[0]?.reject(new ApiRefusal(401, { code: 'signed-out', message: 'You were signed out.' }))
  await asked.done
  expect(state()).toMatchObject({ loading: true, error: null, asked: null })
})
