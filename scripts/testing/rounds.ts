import { onTestFailed } from 'vitest'

interface Rounds {
  test: number
  soak: number
  /** An environment variable that overrides the number. */
  variable?: string
}

/** How often a test repeats: a few times in `npm test`, many times in `npm run soak`. */
export function rounds({ test, soak, variable = '' }: Rounds): number {
  return Number(process.env[variable] ?? (process.env.SOAK === '1' ? soak : test))
}

let fileSeed: number | undefined

/** One seed for a whole test file. The commands set and print `SEED`; without them the file prints its own. */
export function seed(): number {
  if (fileSeed === undefined) {
    fileSeed = readSeed(process.env.SEED)
    if (process.env.SEED === undefined) console.log(`SEED=${fileSeed}`)
  }
  return fileSeed
}

/** A seed for one test: `SEED`, else a new one that is printed if the test fails. */
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
