import { area, group } from '../drawing/elements.ts'
import { type Point, tenth } from '../drawing/shapes.ts'
import { BODY } from './body.ts'
import { CREATURES } from './creatures.ts'
import { type Drawing, drawn } from './drawing.ts'
import { monogram } from './monogram.ts'
import { NATURE } from './nature.ts'
import { SIGNS } from './signs.ts'
import { THINGS } from './things.ts'
import { TOOLS } from './tools.ts'
import { WEAPONS } from './weapons.ts'
import { WEAR } from './wear.ts'
import { WORDS } from './words.ts'

const DRAWINGS = {
  ...BODY,
  ...CREATURES,
  ...NATURE,
  ...SIGNS,
  ...THINGS,
  ...TOOLS,
  ...WEAPONS,
  ...WEAR,
} satisfies Record<string, Drawing>

export type DrawnEmblem = keyof typeof DRAWINGS
/** A drawing, or `@X` for the initial X out of a disc. */
export type EmblemName = DrawnEmblem | `@${string}`

export const EMBLEM_NAMES = Object.keys(DRAWINGS) as DrawnEmblem[]

const paths = new Map<EmblemName, string>()

/** The emblem in -100..100. */
export function emblemPath(name: EmblemName): string {
  const known = paths.get(name)
  if (known !== undefined) return known
  const path = isMonogram(name) ? monogram(name.slice(1)) : drawn(DRAWINGS[name])
  paths.set(name, path)
  return path
}

export function emblemRule(name: EmblemName): 'evenodd' | 'nonzero' {
  return isMonogram(name) ? 'evenodd' : 'nonzero'
}

function isMonogram(name: EmblemName): name is `@${string}` {
  return name.startsWith('@')
}

/** `size` is half of the width. The outline, in units of the box, lies below the emblem. */
export function drawEmblem(
  name: EmblemName,
  [x, y]: Point,
  size: number,
  colours: { fill: string; ink: string },
  outline = 0,
): string {
  const rule = emblemRule(name) === 'evenodd' ? 'fill-rule="evenodd"' : ''
  const stroke =
    outline === 0
      ? ''
      : `stroke="${colours.ink}" stroke-width="${tenth(outline * 2)}" stroke-linejoin="round" paint-order="stroke"`
  const more = [rule, stroke].filter((part) => part !== '').join(' ')
  const place = `translate(${tenth(x)} ${tenth(y)}) scale(${(size / 100).toFixed(3)})`
  return group(place, area(emblemPath(name), colours.fill, more))
}

const byWord = new Map<string, DrawnEmblem>([
  ...Object.entries(WORDS).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, name as DrawnEmblem] as const),
  ),
  ...EMBLEM_NAMES.map((name) => [name, name] as const),
])

/** The nearest emblem for any emblem word of the catalogue, else the initial. */
export function emblemForWord(word: string, fallbackInitial: string): EmblemName {
  for (const form of formsOf(word)) {
    const name = byWord.get(form)
    if (name !== undefined) return name
  }
  return `@${initialOf(fallbackInitial)}`
}

/** The word as it stands, then its last part, which names the thing, then its first; also of one. */
function formsOf(word: string): string[] {
  const parts = word
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '')
  const forms = [parts.join(''), parts.at(-1) ?? '', parts[0] ?? '']
  return forms.flatMap((form) => [form, form.replace(/e?s$/, ''), form.replace(/s$/, '')])
}

function initialOf(text: string): string {
  return (
    text
      .normalize('NFD')
      .toUpperCase()
      .match(/[A-Z0-9]/)?.[0] ?? '?'
  )
}
