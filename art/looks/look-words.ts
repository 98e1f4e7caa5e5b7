import type { DataLine } from '#catalogue/load/data-lines.ts'
import { EMBLEM_NAMES, type EmblemName } from '../emblems/all.ts'
import { INK_NAMES } from '../eras.ts'
import { BUILD_NAMES } from '../figures/builds.ts'
import { HAIR_BACKS, type HairBack } from '../figures/hair.ts'
import { POSE_NAMES } from '../figures/poses.ts'
import { TOPPER_NAMES } from '../figures/toppers.ts'
import { HEADS, type HeadName } from '../heads/heads.ts'
import { CUTS, type CutName } from './cuts.ts'
import { CROP_NAMES, GENRE_NAMES, PLAN_COLOURS, PROP_NAMES } from './look.ts'

/** Turns a word of a line into a value, or reports a fault and gives nothing. */
export type WordReader<Value> = (line: DataLine, text: string) => Value | undefined

/** A fault that lists more words than this is hard to read. */
const MOST_LISTED = 20

export const readInk = oneOf('an ink', INK_NAMES)
export const readPlanColour = oneOf('a colour of a costume', PLAN_COLOURS)
export const readHead = oneOf('a head', Object.keys(HEADS) as HeadName[])
export const readBuild = oneOf('a build', BUILD_NAMES)
export const readGenre = oneOf('a genre', GENRE_NAMES)
export const readPose = oneOf('a pose', POSE_NAMES)
export const readProp = oneOf('a prop', PROP_NAMES)
export const readCrop = oneOf('a crop', CROP_NAMES)
export const readCut = oneOf('a cut', Object.keys(CUTS) as CutName[])
export const readTopper = oneOf('a thing to wear on the head', TOPPER_NAMES)
export const readHairBack = oneOf('hair at the back', Object.keys(HAIR_BACKS) as HairBack[])

const readDrawnEmblem = oneOf('an emblem', EMBLEM_NAMES)

/** A drawing, or `@X` for an initial. */
export function readEmblem(line: DataLine, text: string): EmblemName | undefined {
  return /^@[A-Z0-9]$/.test(text) ? (text as `@${string}`) : readDrawnEmblem(line, text)
}

/** More than 0 and at most 1. */
export function readScale(line: DataLine, text: string): number | undefined {
  const scale = /^[01](\.\d{1,3})?$/.test(text) ? Number(text) : 0
  if (scale > 0 && scale <= 1) return scale
  line.fault(`"${text}" is not a scale above 0 and up to 1`)
  return undefined
}

/** A word that stands alone. */
export function readFlag(line: DataLine, text: string): true | undefined {
  if (text === '') return true
  line.fault(`"=${text}" stands behind a word that takes no value`)
  return undefined
}

type Readers<Values> = { [Key in keyof Values]-?: WordReader<Values[Key]> }

/** Reads `key=value key=value flag`. What is wrong is reported and left out. */
export function readPairs<Values extends object>(
  line: DataLine,
  index: number,
  readers: Readers<Values>,
): Partial<Values> {
  const values: Partial<Values> = {}
  for (const pair of line.field(index).split(' ')) {
    if (pair === '') continue
    const [key, text] = splitPair(pair)
    if (!isKeyOf(readers, key)) {
      line.fault(`"${key}" is none of ${Object.keys(readers).join(', ')}`)
    } else if (values[key] !== undefined) {
      line.fault(`"${key}" is given twice`)
    } else {
      const value = readers[key](line, text)
      if (value !== undefined) values[key] = value
    }
  }
  return values
}

function splitPair(pair: string): [key: string, text: string] {
  const sign = pair.indexOf('=')
  return sign === -1 ? [pair, ''] : [pair.slice(0, sign), pair.slice(sign + 1)]
}

function isKeyOf<Values extends object>(values: Values, key: PropertyKey): key is keyof Values {
  return Object.hasOwn(values, key)
}

function oneOf<Word extends string>(what: string, words: readonly Word[]): WordReader<Word> {
  const known = new Set<string>(words)
  const list = words.length > MOST_LISTED ? '' : ` (${words.join(', ')})`
  return (line, text) => {
    if (known.has(text)) return text as Word
    line.fault(`"${text}" is not ${what}${list}`)
    return undefined
  }
}
