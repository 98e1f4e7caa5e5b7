import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { numberFolder } from '../number/number-folder.ts'
import { pick, type Random, seeded } from './random-dataset.ts'

export interface Size {
  characters: number
  creators: number
  series: number
  comics: number
  events: number
}

/** As large as the original service was in its last year. */
export const FULL_SIZE: Size = {
  characters: 1500,
  creators: 300,
  series: 14_750,
  comics: 60_000,
  events: 60,
}

const BEGINNINGS = 'Ka Zor Vel Mar Dra Sil Ter Omi Bel Cas Dor Fen Gal Hyr Ish Jor Lum Nox Pyr Qua'
const ENDINGS = 'dan tor ix ara on eth us ine ak or ia mar ven dil ost ul ren is wyn ath'
const NOUNS =
  'Knight Shadow Storm Legion Guard Hunter Star Blade Tales War Men Force Team Night World'

/** A made-up catalogue in the format of the data folder: for measuring only, never shipped. */
export function writeSyntheticCatalogue(folder: string, size: Size, seed = 1): void {
  const random = seeded(seed)
  const characters = uniqueNames(random, size.characters)
  const creators = uniqueNames(random, size.creators).map((name) => `${name} ${word(random)}`)
  write(
    folder,
    'characters',
    characters.map((name, index) => character(random, name, index)),
  )
  write(
    folder,
    'creators',
    creators.map(
      (name, index) => `${20001 + index} | ${name.replace(' ', ' |  | ')} |  | 2026-11-01`,
    ),
  )
  const runs = runsOf(random, size)
  write(
    folder,
    'series',
    runs.map((run, index) => series(random, run, index, characters, creators)),
  )
  write(
    folder,
    'events',
    Array.from({ length: size.events }, (_, index) => event(random, index, runs)),
  )
  numberFolder(folder)
}

interface Run {
  title: string
  year: number
  length: number
}

function runsOf(random: Random, { series, comics }: Size): Run[] {
  const titles = uniqueNames(random, series)
  // Few long runs and many short ones: a tenth of the series has more than half of the comics.
  const weights = titles.map(() => 1 / (0.02 + random()) ** 1.2)
  const unit = (comics - series) / weights.reduce((sum, weight) => sum + weight, 0)
  let left = comics - series
  return titles.map((title, index) => {
    const extra = Math.min(left, Math.round((weights[index] as number) * unit))
    left -= extra
    const isLast = index === titles.length - 1
    return {
      title,
      year: 1940 + Math.floor(random() * 80),
      length: 1 + extra + (isLast ? left : 0),
    }
  })
}

function character(random: Random, name: string, index: number): string {
  const year = 1940 + Math.floor(random() * 80)
  const first = `${word(random)} (${year}) #1, ${year}`
  const team = random() < 0.5 ? `The ${pick(random, NOUNS.split(' '))}s` : ''
  return `${2000001 + index} | ${name} | ${word(random)} ${word(random)} |  | ${first} | ${team} | hero |  |  | ${day(random)} | Made up for measuring.`
}

function series(
  random: Random,
  { title, year, length }: Run,
  index: number,
  characters: string[],
  creators: string[],
): string {
  const lastYear = year + Math.ceil(length / 12)
  const anchors = length === 1 ? `1=${year}-01` : `1=${year}-01 ${length}=${lastYear}-01`
  const numbers = length === 1 ? '1' : `1..${length}`
  const type = length === 1 ? 'one shot' : length < 7 ? 'limited' : 'ongoing'
  const lines = [
    `series | ${50001 + index} | ${title} | ${year}-${lastYear} | ${type} |  |  | ${numbers} | ${anchors} |  | ${day(random)}`,
  ]
  for (let from = 1; from <= length; from += 25) {
    const to = Math.min(length, from + 24)
    const range = from === to ? String(from) : `${from}..${to}`
    const cast = famous(random, characters, 6).join('; ')
    const [writer, artist] = famous(random, creators, 2)
    const credits = `writer: ${writer}; penciller: ${artist ?? writer}`
    lines.push(`span | ${range} | ${credits} | ${cast}`)
  }
  return lines.join('\n')
}

function event(random: Random, index: number, runs: Run[]): string {
  const lines = [
    `event | ${5001 + index} | ${word(random)} ${index} | 1999-01 | 1999-12 |  | 2026-11-01`,
  ]
  for (let part = 0; part < 10; part += 1) {
    const { title, year, length } = pick(random, runs)
    const last = Math.min(length, 6)
    lines.push(`part | tie-in | ${title} (${year}) | ${last === 1 ? '1' : `1..${last}`}`)
  }
  return lines.join('\n')
}

/** A skewed distribution: the first items of the list are in most comics. */
function famous(random: Random, names: string[], count: number): string[] {
  const chosen = Array.from(
    { length: count },
    () => names[Math.floor(random() ** 3 * names.length)],
  )
  return [...new Set(chosen as string[])]
}

function uniqueNames(random: Random, count: number): string[] {
  const names = new Set<string>()
  while (names.size < count) {
    const noun = random() < 0.4 ? ` ${pick(random, NOUNS.split(' '))}` : ''
    names.add(`${word(random)}${random() < 0.2 ? '-' : ''}${word(random)}${noun}`)
  }
  return [...names]
}

function word(random: Random): string {
  const middle = random() < 0.3 ? pick(random, ENDINGS.split(' ')) : ''
  return pick(random, BEGINNINGS.split(' ')) + middle + pick(random, ENDINGS.split(' '))
}

function day(random: Random): string {
  return `2026-${String(1 + Math.floor(random() * 10)).padStart(2, '0')}-15`
}

function write(folder: string, kind: string, lines: string[]): void {
  mkdirSync(join(folder, kind), { recursive: true })
  writeFileSync(join(folder, kind, 'synthetic.txt'), `${lines.join('\n')}\n`)
}
