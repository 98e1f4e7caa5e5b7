import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { fillJsdomGaps } from './jsdom-gaps.ts'

fillJsdomGaps()
// A test that loads modules anew would have two routers, one of them around nothing.
vi.mock('#web/lib/router/contexts.ts', async (load) => {
  const page = globalThis as { routerContexts?: unknown }
  page.routerContexts ??= await load()
  return page.routerContexts as object
})
// Against hanging only: a lazy page is compiled on demand, and a machine may stand still for half a minute.
configure({ asyncUtilTimeout: 60_000 })

// React reports errors and warnings on the console: a test with any of them fails.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  const complaints = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})

// Files of one worker share a document and their modules, so nothing of one may reach the next.
afterAll(() => {
  // Answers that a module keeps, such as the pages of the cache.
  vi.resetModules()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name)
  }
})
