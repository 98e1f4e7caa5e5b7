import { afterAll, vi } from 'vitest'
import { cleanUpFile } from './clean-up.ts'

// Runs before each test file. Files of one worker share modules, so global state must be reset.
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await cleanUpFile()
})
