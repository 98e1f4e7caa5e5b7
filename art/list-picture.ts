import { area, box, group } from './drawing/elements.ts'
import { dots } from './drawing/screens.ts'
import { capitals } from './letters/capitals.ts'
import { type FontName, fontOf } from './letters/fonts.ts'
import { drawLabel, label, measure } from './letters/label.ts'

interface PicturedList {
  name: string
  /** How many comics it holds. */
  count: number
  /** The pictures of its first comics. */
  covers: readonly string[]
}

/** What link previews show. */
const WIDTH = 1200
const HEIGHT = 630
const INK = '#0d0c10'
const PAPER = '#f1e9d8'
const RED = '#d6211a'
const DEEP_RED = '#8f130b'
const YELLOW = '#ffd21a'
const PALE_INK = '#b4adbb'

const NAME_FONT: FontName = 'anton'
const TEXT_FONT: FontName = 'barlow'
/** Where the name stands: lines of one height, above and below each other. */
const NAME = { x: 64, top: 128, width: 560, height: 330, tallest: 132, gap: 0.26, lines: 5 }
/** Below this share of letters that can be drawn a name says nothing. */
const READABLE = 0.6

/** The picture of a list, 1200 by 630: its name, how long it is, and its first covers. */
export function drawList({ name, count, covers }: PicturedList): string {
  const length = countInWords(count)
  const named = isReadable(name)
  const content = [
    box(0, 0, WIDTH, HEIGHT, INK),
    drawGround(),
    covers.length === 0 ? drawEmptyRack() : drawFan(covers),
    drawLabel(label(TEXT_FONT, 'Reading list', [NAME.x, 96], 26, { tracking: 90 }), YELLOW),
    drawName(named ? name : length),
    named ? drawLabel(label(TEXT_FONT, length, [NAME.x, 506], 30, { tracking: 30 }), PALE_INK) : '',
    drawSite(),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${content.join('')}</svg>`
}

/** Whether enough of it can be drawn: the fonts have Latin letters alone. */
function isReadable(name: string): boolean {
  const { glyphs } = fontOf(NAME_FONT)
  const signs = [...capitals(name).replaceAll(/\s/g, '')]
  const drawn = signs.filter((sign) => glyphs.has(sign))
  return /[A-Z0-9]/.test(drawn.join('')) && drawn.length >= signs.length * READABLE
}

/** A slanting red field with dots that fade towards the name. */
function drawGround(): string {
  const field = area(`M770 0H${WIDTH}V${HEIGHT}H640z`, RED)
  const printed = group(
    'rotate(-90 920 315)',
    dots({ x: 560, y: 30, width: 720, height: 560, cell: 20 }, DEEP_RED, (row) => 17 * row),
  )
  return `<clipPath id="list-field"><path d="M770 0H${WIDTH}V${HEIGHT}H640z"/></clipPath>${field}${group('', printed, 'clip-path="url(#list-field)"')}`
}

const COVER = { width: 258, height: 387 }
const FAN = { x: 930, y: 315, turn: 6.5, apart: 62 }

/** The first cover lies on top. */
function drawFan(covers: readonly string[]): string {
  const middle = (covers.length - 1) / 2
  return covers
    .map((cover, place) => drawCard(place - middle, cover))
    .toReversed()
    .join('')
}

function drawCard(place: number, cover: string): string {
  const { width, height } = COVER
  const x = FAN.x + place * FAN.apart
  const y = FAN.y + Math.abs(place) * 9
  const turned = `translate(${x} ${y}) rotate(${place * FAN.turn})`
  const shadow = box(-width / 2 - 2, -height / 2 + 4, width + 16, height + 12, INK, 'opacity=".45"')
  const edge = box(-width / 2 - 5, -height / 2 - 5, width + 10, height + 10, PAPER)
  return group(turned, shadow + edge + placed(cover))
}

/** A picture within this one. Its ids are its own, so they do not meet those of others. */
function placed(cover: string): string {
  const { width, height } = COVER
  return cover.replace(
    '<svg ',
    `<svg x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" `,
  )
}

/** Three places for covers, with nothing in them yet. */
function drawEmptyRack(): string {
  const { width, height } = COVER
  const place = (at: number) =>
    group(
      `translate(${FAN.x + at * 100} ${FAN.y + Math.abs(at) * 9}) rotate(${at * FAN.turn})`,
      box(
        -width / 2,
        -height / 2,
        width,
        height,
        DEEP_RED,
        `stroke="${PAPER}" stroke-width="5" stroke-dasharray="22 14"`,
      ),
    )
  return [1, -1, 0].map(place).join('')
}

function drawName(name: string): string {
  const words = capitals(name).split(/\s+/).filter(isDrawn)
  const { lines, height } = fitName(words)
  const step = height * (1 + NAME.gap)
  const block = height + step * (lines.length - 1)
  const top = NAME.top + (NAME.height - block) / 2
  return lines
    .map((line, place) => {
      const at: [number, number] = [NAME.x, top + height + place * step]
      const options = { width: NAME.width, maxStretch: 1 }
      return drawLabel(label(NAME_FONT, line, at, height, options), PAPER)
    })
    .join('')
}

/** A word of signs that no table has would leave two spaces. */
function isDrawn(word: string): boolean {
  return measure(NAME_FONT, word) > 0
}

interface FittedName {
  lines: string[]
  height: number
}

/** The number of lines whose letters come out tallest. */
function fitName(words: readonly string[]): FittedName {
  let best: FittedName = { lines: [words.join(' ')], height: 0 }
  for (let count = 1; count <= Math.min(NAME.lines, words.length); count += 1) {
    const lines = breakEvenly(words, count)
    const widest = Math.max(...lines.map((line) => measure(NAME_FONT, line)))
    const byHeight = NAME.height / (1 + (lines.length - 1) * (1 + NAME.gap))
    const height = Math.min(NAME.tallest, byHeight, (NAME.width / widest) * 1000)
    if (height > best.height) best = { lines, height }
  }
  return best
}

/** Words in so many lines that the widest is as narrow as it can be. */
function breakEvenly(words: readonly string[], count: number): string[] {
  const widths = words.map((word) => measure(NAME_FONT, word))
  let low = Math.max(...widths)
  let high = measure(NAME_FONT, words.join(' '))
  let best = fill(words, high)
  for (let step = 0; step < 16; step += 1) {
    const width = (low + high) / 2
    const lines = fill(words, width)
    if (lines.length <= count) {
      best = lines
      high = width
    } else low = width
  }
  return best
}

function fill(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && measure(NAME_FONT, longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The rack of the site's logo, and its name. */
function drawSite(): string {
  const rack =
    'M29.5 1h5v5h-5zM29.5 58h5v5h-5zM6 14.6 18 9.6V24L6 26zM6 29l12-1.6V41L6 40zM6 43l12 1v13.4L6 52zM46 9.6l12 5V26l-12-2zM46 27.4 58 29v11l-12 1zM46 44l12-1v9l-12 5.4zM21 44h22v14H21z'
  const logo = area(rack, PAPER) + area('M21 8h22v33H21z', RED)
  const words = drawLabel(label(NAME_FONT, 'Spinner Rack', [122, 574], 25, { tracking: 40 }), PAPER)
  return group('translate(58 534) scale(.84)', logo) + words
}

function countInWords(count: number): string {
  if (count === 0) return 'No comics yet'
  return count === 1 ? '1 comic' : `${count.toLocaleString('en')} comics`
}
