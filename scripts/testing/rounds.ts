/** How many rounds a test makes: few in `npm test`, many with `SOAK=1`, as `npm run soak` sets it. */
export function rounds(counts: { test: number; soak: number }): number {
  return process.env.SOAK === '1' ? counts.soak : counts.test
}

let chosen: number | undefined

/** The seed of what a test makes at random: `SEED`, else a new one. Printed, so that a failure can be repeated. */
export function seed(): number {
  if (chosen === undefined) {
    chosen = readSeed(process.env.SEED)
    console.log(`seed ${chosen}`)
  }
  return chosen
}

function readSeed(text: string | undefined): number {
  if (text === undefined || text === '') return Math.floor(Math.random() * 2 ** 31)
  if (!/^\d{1,10}$/.test(text)) throw new Error(`SEED is not a whole number: ${text}`)
  return Number(text)
}
