import { onTestFailed } from 'vitest'

const soaking = process.env.SOAK === '1'
const ownSeed = Math.floor(Math.random() * 2 ** 31)

/** How often a test repeats itself: a few times in `npm test`, often enough to believe it in `npm run soak`. */
export function rounds({ test, soak }: { test: number; soak: number }): number {
  return soaking ? soak : test
}

/** `SEED` of the environment, or a new one; said when the test fails, so that it can be repeated. */
export function seedOfTest(): number {
  const seed = readSeed()
  if (soaking) console.log(`SEED=${seed}`)
  else onTestFailed(() => console.log(`To repeat this failure: SEED=${seed}`))
  return seed
}

function readSeed(): number {
  const { SEED } = process.env
  if (SEED === undefined || SEED === '') return ownSeed
  if (!/^\d{1,10}$/.test(SEED)) throw new Error(`SEED must be a whole number, not ${SEED}.`)
  return Number(SEED)
}
