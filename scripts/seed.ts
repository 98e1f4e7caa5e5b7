/** `SEED` of the environment, or a new random seed, for all tests of this run. */
export function announceSeed(): void {
  process.env.SEED ||= String(Math.floor(Math.random() * 2 ** 31))
  console.log(`To repeat this run: SEED=${process.env.SEED}`)
}
