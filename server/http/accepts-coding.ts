import { LRUCache } from 'lru-cache'

export type Coding = 'br' | 'gzip'

/** How much a client wants each coding: 0 for not at all, 1 for most. */
type Qualities = Readonly<Record<Coding, number>>

const NONE: Qualities = { br: 0, gzip: 0 }
/** All browsers together send a handful of headers. */
const parsed = new LRUCache<string, Qualities>({ max: 100 })
const MAX_CACHED_LENGTH = 200

/** Whether `Accept-Encoding` allows this coding. An explicit entry takes precedence over `*`. */
export function acceptsCoding(header: string | undefined, coding: Coding): boolean {
  return codingQualities(header)[coding] > 0
}

/** The first of those wanted most; undefined where none of them is allowed. */
export function preferredCoding(
  header: string | undefined,
  offered: readonly Coding[],
): Coding | undefined {
  const qualities = codingQualities(header)
  const most = Math.max(...offered.map((coding) => qualities[coding]))
  return most > 0 ? offered.find((coding) => qualities[coding] === most) : undefined
}

export function codingQualities(header: string | undefined): Qualities {
  if (header === undefined) return NONE
  const known = parsed.get(header)
  if (known !== undefined) return known
  const qualities = parse(header)
  if (header.length <= MAX_CACHED_LENGTH) parsed.set(header, qualities)
  return qualities
}

function parse(header: string): Qualities {
  const sent = new Map<string, number>()
  for (const entry of header.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    if (!sent.has(name)) sent.set(name, qualityOf(parameters))
  }
  const byStar = sent.get('*') ?? 0
  return { br: sent.get('br') ?? byStar, gzip: sent.get('gzip') ?? byStar }
}

/** 1 where none is sent, or one that is no number from 0 to 1. */
function qualityOf(parameters: string[]): number {
  const quality = parameters.find((parameter) => /^q=[01](\.\d*)?$/.test(parameter))
  return quality === undefined ? 1 : Math.min(1, Number(quality.slice(2)))
}
