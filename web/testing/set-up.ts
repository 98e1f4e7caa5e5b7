import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { fillJsdomGaps } from './jsdom-gaps.ts'

fillJsdomGaps()
// A page that is loaded on demand is compiled then and there, which takes a busy machine seconds.
configure({ asyncUtilTimeout: 8000 })

// React reports its own misuse, and ours, on the console: a test that lets it speak has failed.
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
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name)
  }
})
