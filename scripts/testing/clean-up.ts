import { AsyncLocalStorage } from 'node:async_hooks'
import { onTestFinished } from 'vitest'

type CleanUp = () => unknown

const sharing = new AsyncLocalStorage<true>()
let ofFile: CleanUp[] = []

/** Runs when the test ends; for what `shareInFile` builds, after the last test of the file. */
export function onCleanUp(cleanUp: CleanUp): void {
  if (sharing.getStore()) ofFile.push(cleanUp)
  else onTestFinished(async () => void (await cleanUp()))
}

/**
 * Memoises a fixture for all tests of a file that call it with the same arguments. Only for
 * fixtures that the tests leave unchanged.
 */
export function shareInFile<Args extends unknown[], Built>(
  build: (...args: Args) => Promise<Built>,
): (...args: Args) => Promise<Built> {
  const built = new Map<string, Promise<Built>>()
  return (...args) => {
    const key = JSON.stringify(args)
    const earlier = built.get(key)
    if (earlier !== undefined) return earlier
    // Modules outlive a test file in a worker, so the next file must build its own.
    if (built.size === 0) ofFile.push(() => built.clear())
    const made = sharing.run(true, () => build(...args))
    built.set(key, made)
    return made
  }
}

/** In reverse order of registration. */
export async function cleanUpFile(): Promise<void> {
  const cleanUps = ofFile.toReversed()
  ofFile = []
  for (const cleanUp of cleanUps) await cleanUp()
}
