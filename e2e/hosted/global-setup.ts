import { startEmulator } from './emulator.ts'

/** One emulator for all tests, since it takes longer to load than they take. Returns the teardown. */
// biome-ignore lint/style/noDefaultExport: Playwright calls what this file exports by default
export default async function setUp(): Promise<() => void> {
  const { host, stop } = await startEmulator()
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host
  return stop
}
