import { onTestFailed } from 'vitest'

interface Rounds {
  test: number
  soak: number
  /** Of the environment, for a command that asks for a number of its own. */
  variable?: string
}

/** How often a test repeats itself: a few times in `npm test`, very often in `npm run soak`. */
export function rounds({ test, soak, variable = '' }: Rounds): number {
  return Number(process.env[variable] ?? (process.env.SOAK === '1' ? soak : test))
}

/** `SEED` of the environment, or a new one; printed if the test fails, so that it can be repeated. */
export function seedOfTest(): number {
  const seed = readSeed(process.env.SEED)
  onTestFailed(() => console.log(`The failure can be repeated with SEED=${seed}`))
  return seed
}

function readSeed(text: string | undefined): number {
  if (text === undefined || text === '') return Math.floor(Math.random() * 2 ** 31)
  if (!/^\d{1,9}$|^[12]\d{9}$/.test(text) || Number(text) >= 2 ** 31) {
    throw new Error(`SEED must be a whole number below 2^31, and is ${text}.`)
  }
  return Number(text)
}
