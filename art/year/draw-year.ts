import { YEAR_PICTURE, type Year } from '#contract/year.ts'
import { box, group } from '../drawing/elements.ts'
import { dots } from '../drawing/screens.ts'
import { drawLabel, type LabelOptions, label } from '../letters/label.ts'
import { drawMonths } from './draw-months.ts'
import { INKS, LEFT, ROOM, word } from './sheet.ts'

/** The picture of a record, if there is one. */
export type FindPicture = (kind: 'characters' | 'comics', id: number) => string | undefined

/** A part of the picture that knows its height. */
interface Block {
  height: number
  draw: (y: number) => string
}

const HEAD = 424
const FOOT = 72
const PORTRAITS = 5
const PORTRAIT_GAP = 20
const LINE = 38
const NAME_LETTERS = 40

/**
 * A member's year, to be shown to others: the name is on it only if it is given. All lettering is drawn,
 * since a bitmap is made where no font may be.
 */
export function drawYear(year: Year, name: string | null, find: FindPicture): string {
  const { width, height } = YEAR_PICTURE
  const blocks = [figures(year), months(year), portraits(year, find), facts(year)].flatMap(
    (block) => block ?? [],
  )
  const taken = blocks.reduce((sum, block) => sum + block.height, 0)
  const gap = (height - HEAD - FOOT - taken) / (blocks.length + 1)
  let y = HEAD + gap
  let body = ''
  for (const block of blocks) {
    body += block.draw(y)
    y += block.height + gap
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${box(0, 0, width, height, INKS.ink)}${head(year, name, find)}${body}${foot(height)}</svg>`
}

function head(year: Year, name: string | null, find: FindPicture): string {
  const { width } = YEAR_PICTURE
  const title = name === null ? 'My year in comics' : `${cut(name)}: a year in comics`
  const field = { x: -10, y: HEAD - 230, width: width + 20, height: 230, cell: 22 }
  return [
    box(0, 0, width, HEAD, INKS.red),
    dots(field, INKS.deep, (row) => row * 19),
    box(0, HEAD, width, 8, INKS.paper),
    fan(year, find),
    word(title, [LEFT, 98], 42, INKS.paper, { width: name === null ? 540 : 560, maxStretch: 1 }),
    drawLabel(
      label('anton', String(year.year), [LEFT, 374], 246, { width: 540, maxStretch: 1 }),
      INKS.yellow,
      { colour: INKS.ink, width: 18 },
    ),
  ].join('')
}

/** Three covers of the year, as one holds them. */
function fan(year: Year, find: FindPicture): string {
  const run = year.longestRun?.covers ?? []
  const others = [year.latest?.comic, year.oldest, year.newest, year.first?.comic]
  const ids = [run.at(-1), ...others, ...run].flatMap((comic) => comic?.id ?? [])
  const covers = [...new Set(ids)].flatMap((id) => find('comics', id) ?? []).slice(0, 3)
  const places = [
    [12, 905, 236],
    [-10, 745, 238],
    [1, 826, 214],
  ] as const
  // The first one lies on top.
  return covers
    .map((cover, place) => {
      const [turn, x, y] = places[2 - place] ?? places[2]
      const [wide, high] = [206, 309]
      const edge = box(-6, -6, wide + 12, high + 12, INKS.paper)
      const at = `translate(${x} ${y}) rotate(${turn}) translate(${-wide / 2} ${-high / 2})`
      return group(at, edge + placed(cover, { width: wide, height: high, view: '0 0 400 600' }))
    })
    .reverse()
    .join('')
}

function figures({ issues, days, streak }: Year): Block {
  const parts: [number, string][] = [
    [issues, issues === 1 ? 'issue read' : 'issues read'],
    [days, days === 1 ? 'day with a comic' : 'days with a comic'],
    [streak?.days ?? 0, streak?.days === 1 ? 'day in a row' : 'days in a row'],
  ]
  const column = ROOM / parts.length
  return {
    height: 124,
    draw: (y) =>
      parts
        .map(([count, words], place) => {
          const x = LEFT + place * column
          const width = column - 40
          return (
            word(count.toLocaleString('en'), [x, y + 84], 84, INKS.paper, {
              width,
              maxStretch: 1,
            }) + word(words, [x, y + 123], 22, INKS.yellow, { width, maxStretch: 1 })
          )
        })
        .join(''),
  }
}

function months({ months }: Year): Block {
  return { height: 190, draw: (y) => drawMonths(months, y) }
}

/** A square window on a portrait, which shows the face. */
function portraits({ characters }: Year, find: FindPicture): Block | undefined {
  const shown = characters.slice(0, PORTRAITS).flatMap(({ id, name, count }) => {
    const picture = find('characters', id)
    return picture === undefined ? [] : { picture, name, count }
  })
  if (shown.length === 0) return undefined
  const size = (ROOM - PORTRAIT_GAP * (PORTRAITS - 1)) / PORTRAITS
  const options: LabelOptions = { width: size, maxStretch: 1 }
  return {
    height: size + 84,
    draw: (y) =>
      word('Most read', [LEFT, y + 22], 22, INKS.yellow) +
      shown
        .map(({ picture, name, count }, place) => {
          const x = LEFT + place * (size + PORTRAIT_GAP)
          const face = placed(picture, { width: size, height: size, view: '0 14 400 400' })
          return (
            group(`translate(${x} ${y + 36})`, face) +
            word(name, [x, y + size + 61], 18, INKS.paper, options) +
            word(
              `${count.toLocaleString('en')} ${count === 1 ? 'issue' : 'issues'}`,
              [x, y + size + 84],
              17,
              INKS.grey,
              options,
            )
          )
        })
        .join(''),
  }
}

/** Lines of a word and what it was. */
function facts({ longestRun, series, creators }: Year): Block | undefined {
  const [most] = series
  const [maker] = creators
  const lines = [
    longestRun && ['Longest run', `${longestRun.title} #${longestRun.from}-${longestRun.to}`],
    most && ['Series', most.name],
    maker && ['Creator', `${maker.name}, ${maker.role}`],
  ].filter((line): line is [string, string] => Array.isArray(line))
  if (lines.length === 0) return undefined
  return {
    height: lines.length * LINE - 16,
    draw: (y) =>
      lines
        .map(([kind, what], place) => {
          const base = y + place * LINE + 22
          return (
            word(kind, [LEFT, base], 20, INKS.yellow) +
            word(what, [LEFT + 190, base], 22, INKS.paper, { width: ROOM - 190, maxStretch: 1 })
          )
        })
        .join(''),
  }
}

/** The mark of the site is a rack that turns. */
function foot(height: number): string {
  const top = height - FOOT
  const rack =
    'M29.5 1h5v5h-5zM29.5 58h5v5h-5zM6 14.6 18 9.6V24L6 26zM6 29l12-1.6V41L6 40zM6 43l12 1v13.4L6 52zM46 9.6l12 5V26l-12-2zM46 27.4 58 29v11l-12 1zM46 44l12-1v9l-12 5.4zM21 44h22v14H21z'
  const mark = `<path fill="${INKS.ink}" d="${rack}"/><path fill="${INKS.red}" d="M21 8h22v33H21z"/>`
  return [
    box(0, top, YEAR_PICTURE.width, FOOT, INKS.paper),
    group(`translate(${LEFT - 6} ${top + 4})`, mark),
    word('Spinner Rack', [LEFT + 68, top + 50], 28, INKS.ink),
  ].join('')
}

interface Window {
  width: number
  height: number
  view: string
}

/** A picture inside of another one. The ids in it are its own. */
function placed(svg: string, { width, height, view }: Window): string {
  return svg.replace(
    /^<svg[^>]*>/,
    `<svg width="${width}" height="${height}" viewBox="${view}" preserveAspectRatio="xMidYMid slice">`,
  )
}

function cut(name: string): string {
  const letters = [...name.trim()]
  return letters.length > NAME_LETTERS ? letters.slice(0, NAME_LETTERS).join('') : letters.join('')
}
