import { afterAll, vi } from 'vitest'
import { cleanUpFile } from './clean-up.ts'

// Before each test file. Files of one worker share their modules, so nothing of one may reach the next.
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await cleanUpFile()
})
