/** Both lengths of a hostile text, in characters: what fits into a request's head, and half of it. */
const WHOLE = 16 * 1024
const HALF = WHOLE / 2

const MIN_ROUNDS = 5
const MAX_ROUNDS = 200
/** Between linear and quadratic; more rounds decide whether a result above it was noise. */
const CLEARLY_LINEAR = 2.7

/**
 * How many times longer a step takes for a text of 16 KB than for one of 8 KB: 2 if linear, 4 if
 * quadratic. Processor time counts, and of it the least of many alternating runs, so that a busy
 * machine changes nothing. The half is read twice in a row: what is collected in that time, which
 * this counts too, is then the same for both.
 */
export async function growthOf(
  step: (text: string) => unknown,
  hostile: (length: number) => string,
): Promise<number> {
  const noiseMs = referenceMs()
  const half = hostile(HALF)
  const whole = hostile(WHOLE)
  let halvesMs = Number.POSITIVE_INFINITY
  let wholeMs = Number.POSITIVE_INFINITY
  let ratio = Number.POSITIVE_INFINITY
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    halvesMs = Math.min(halvesMs, await time(step, half, half))
    wholeMs = Math.min(wholeMs, await time(step, whole))
    ratio = (2 * (wholeMs + noiseMs)) / (halvesMs + noiseMs)
    if (round >= MIN_ROUNDS && (ratio < CLEARLY_LINEAR || wholeMs > 200)) break
  }
  return ratio
}

/** What this process has computed so far, without the time in which others did. */
function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

let measuredMs: number | undefined

/**
 * What a plain list of the characters costs on this machine, added to both times: what takes no
 * longer cannot stall a server, and its ratio is noise.
 */
function referenceMs(): number {
  if (measuredMs !== undefined) return measuredMs
  measuredMs = Number.POSITIVE_INFINITY
  const text = 'x'.repeat(WHOLE)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const began = processorMs()
    Array.from(text)
    measuredMs = Math.min(measuredMs, processorMs() - began)
  }
  return measuredMs
}

async function time(step: (text: string) => unknown, ...texts: string[]): Promise<number> {
  const began = processorMs()
  for (const text of texts) {
    const result = step(text)
    if (result instanceof Promise) await result
  }
  return processorMs() - began
}

/** The pattern's units until the length is reached, between what stands around them. */
export function repeated(unit: string, before = '', after = ''): (length: number) => string {
  return (length) => {
    const room = length - before.length - after.length
    return before + unit.repeat(Math.floor(room / unit.length)) + after
  }
}
