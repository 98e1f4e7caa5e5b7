/**
 * Regenerates the glyph tables of art/letters/tables from .woff files:
 *
 *   npm install --no-save opentype.js
 *   node scripts/glyphs.ts FOLDER
 *
 * FOLDER is searched recursively for files as the @fontsource packages name them. The tables are in
 * the repository, so this runs only when a font is added or changed.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

interface Source {
  file: string
  /** Simplification tolerance in font units, for fonts with more points than are visible. */
  thinnedBy?: number
}

/** By table name, which must not be a reserved font name (OFL). */
const SOURCES: Record<string, Source> = {
  anton: { file: 'anton-latin-400-normal.woff' },
  archivo: { file: 'archivo-black-latin-400-normal.woff' },
  bangers: { file: 'bangers-latin-400-normal.woff', thinnedBy: 5 },
  barlow: { file: 'barlow-condensed-latin-900-italic.woff', thinnedBy: 4 },
  bebas: { file: 'bebas-neue-latin-400-normal.woff' },
  bevan: { file: 'bevan-latin-400-normal.woff' },
  bungee: { file: 'bungee-latin-400-normal.woff', thinnedBy: 6 },
  dripping: { file: 'creepster-latin-400-normal.woff', thinnedBy: 15 },
  kanit: { file: 'kanit-latin-900-italic.woff' },
  league: { file: 'league-gothic-latin-400-normal.woff' },
  luckiest: { file: 'luckiest-guy-latin-400-normal.woff', thinnedBy: 4 },
  myth: { file: 'germania-one-latin-400-normal.woff', thinnedBy: 6 },
  ops: { file: 'black-ops-one-latin-400-normal.woff' },
  orbit: { file: 'orbitron-latin-900-normal.woff' },
  plated: { file: 'russo-one-latin-400-normal.woff' },
  plump: { file: 'titan-one-latin-400-normal.woff', thinnedBy: 7 },
  shoulders: { file: 'big-shoulders-display-latin-900-normal.woff' },
  slab: { file: 'alfa-slab-one-latin-400-normal.woff' },
  stout: { file: 'passion-one-latin-900-normal.woff' },
}
const SIGNS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&!?#-.,':/+*$()¢"]
const CAP_HEIGHT = 1000
/** Kerning below this is invisible. */
const LEAST_KERNING = 12
const CURVE_STEPS = 8
const TABLES = join(import.meta.dirname, '../art/letters/tables')

type Point = readonly [x: number, y: number]

interface Segment {
  sign: 'M' | 'L' | 'Q' | 'C' | 'Z'
  points: Point[]
}

/** The part of opentype.js that is used. It is no dependency, since only this script needs it. */
interface FontFile {
  unitsPerEm: number
  charToGlyph(sign: string): FontGlyph
  getKerningValue(left: FontGlyph, right: FontGlyph): number
}
interface FontGlyph {
  index: number
  advanceWidth: number
  getPath(x: number, y: number, size: number): FontPath
}
interface FontPath {
  commands: FontCommand[]
  getBoundingBox(): { x1: number; y1: number; x2: number; y2: number }
}
interface FontCommand {
  type: Segment['sign']
  x?: number
  y?: number
  x1?: number
  y1?: number
  x2?: number
  y2?: number
}
interface FontReader {
  parse(content: ArrayBuffer): FontFile
}

const [folder] = process.argv.slice(2)
if (folder === undefined) stop('Name a folder with the .woff files of the fonts.')
await makeTables(folder)

async function makeTables(folder: string): Promise<void> {
  const reader = await findReader()
  const found = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => [
      basename(path),
      join(folder, path),
    ]),
  )
  const missing = Object.values(SOURCES).filter(({ file }) => !found.has(file))
  if (missing.length > 0) {
    stop(`Not in ${folder}: ${missing.map(({ file }) => file).join(', ')}`)
  }
  for (const [name, { file, thinnedBy }] of Object.entries(SOURCES)) {
    const content = readFileSync(found.get(file) as string)
    const font = reader.parse(new Uint8Array(content).buffer)
    writeFileSync(join(TABLES, `${name}.txt`), makeTable(font, thinnedBy))
  }
  console.log(`${Object.keys(SOURCES).length} tables written.`)
}

async function findReader(): Promise<FontReader> {
  // A computed specifier, so that the compiler does not resolve the package, which is not
  // installed.
  const name: string = 'opentype.js'
  try {
    const loaded = (await import(name)) as FontReader & { default?: FontReader }
    return loaded.default ?? loaded
  } catch {
    return stop('opentype.js is not installed. Run first: npm install --no-save opentype.js')
  }
}

/** One line for each glyph, an empty line, then one line for each kerned glyph. */
function makeTable(font: FontFile, thinnedBy: number | undefined): string {
  const scale = CAP_HEIGHT / -outlineOf(font, 'H').getBoundingBox().y1
  const letters = SIGNS.filter((sign) => font.charToGlyph(sign).index !== 0).map((sign) =>
    letterLine(font, sign, scale, thinnedBy),
  )
  const kerning = SIGNS.flatMap((sign) => kerningLine(font, sign, scale))
  return `${[...letters, '', ...kerning].join('\n')}\n`
}

function outlineOf(font: FontFile, sign: string): FontPath {
  return font.charToGlyph(sign).getPath(0, 0, font.unitsPerEm)
}

function letterLine(
  font: FontFile,
  sign: string,
  scale: number,
  thinnedBy: number | undefined,
): string {
  const outline = outlineOf(font, sign)
  const { x1, x2 } = outline.getBoundingBox()
  const segments = outline.commands.map((command) => scaled(command, scale))
  const path = writePath(thinnedBy === undefined ? segments : thinned(segments, thinnedBy))
  const widths = [font.charToGlyph(sign).advanceWidth, x1, x2]
  return [sign, ...widths.map((width) => Math.round(width * scale)), path].join(' ')
}

function scaled({ type, x1, y1, x2, y2, x, y }: FontCommand, scale: number): Segment {
  const given = [
    [x1, y1],
    [x2, y2],
    [x, y],
  ]
  const points = given.flatMap(([across, down]): Point[] =>
    across === undefined || down === undefined
      ? []
      : [[Math.round(across * scale), Math.round(down * scale)]],
  )
  return { sign: type, points }
}

function kerningLine(font: FontFile, left: string, scale: number): string[] {
  const moves = SIGNS.flatMap((right) => {
    const move = font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right)) * scale
    return Math.abs(move) >= LEAST_KERNING ? [`${right}${Math.round(move)}`] : []
  })
  return moves.length === 0 ? [] : [`${left} ${moves.join(' ')}`]
}

function writePath(segments: Segment[]): string {
  return segments
    .map(({ sign, points }) => sign + points.flat().join(' ').replaceAll(' -', '-'))
    .join('')
}

/** Flattens curves, and simplifies the outline (Douglas-Peucker). */
function thinned(segments: Segment[], tolerance: number): Segment[] {
  return contoursOf(segments)
    .filter((points) => points.length >= 3)
    .flatMap((points) => {
      const [first, ...others] = simplifiedPoints(points, tolerance)
      return [
        { sign: 'M', points: [first as Point] },
        ...others.map((point): Segment => ({ sign: 'L', points: [point] })),
        { sign: 'Z', points: [] },
      ] as Segment[]
    })
}

function contoursOf(segments: Segment[]): Point[][] {
  const contours: Point[][] = []
  for (const { sign, points } of segments) {
    const contour = contours.at(-1) ?? []
    if (sign === 'M') contours.push([...points])
    else if (sign === 'L') contour.push(...points)
    else if (sign !== 'Z') contour.push(...curvePoints([contour.at(-1) as Point, ...points]))
  }
  return contours
}

function curvePoints(controls: Point[]): Point[] {
  return Array.from({ length: CURVE_STEPS }, (_, step) =>
    pointOnCurve(controls, (step + 1) / CURVE_STEPS),
  )
}

/** In this algebraic form, because the rounding of the committed tables depends on it. */
function pointOnCurve(controls: Point[], share: number): Point {
  const rest = 1 - share
  const weights =
    controls.length === 3
      ? [rest * rest, 2 * rest * share, share * share]
      : [
          rest * rest * rest,
          3 * rest * rest * share,
          3 * rest * share * share,
          share * share * share,
        ]
  const sum = (axis: 0 | 1) =>
    weights.reduce((total, weight, place) => total + weight * (controls[place] as Point)[axis], 0)
  return [sum(0), sum(1)]
}

function simplifiedPoints(points: Point[], tolerance: number): Point[] {
  const start = points[0] as Point
  const distances = points.map(([x, y]) => Math.hypot(x - start[0], y - start[1]))
  const furthest = distances.indexOf(Math.max(...distances))
  const last = points.length - 1
  const kept = new Set([0, furthest, last])
  keepBends(points, 0, furthest, tolerance, kept)
  keepBends(points, furthest, last, tolerance, kept)
  return [...kept]
    .sort((one, other) => one - other)
    .map((place) => {
      const [x, y] = points[place] as Point
      return [Math.round(x), Math.round(y)]
    })
}

function keepBends(
  points: Point[],
  from: number,
  to: number,
  tolerance: number,
  kept: Set<number>,
): void {
  let bend = -1
  let most = 0
  for (let place = from + 1; place < to; place += 1) {
    const distance = distanceToLine(
      points[place] as Point,
      points[from] as Point,
      points[to] as Point,
    )
    if (distance > most) {
      most = distance
      bend = place
    }
  }
  if (most <= tolerance) return
  kept.add(bend)
  keepBends(points, from, bend, tolerance, kept)
  keepBends(points, bend, to, tolerance, kept)
}

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length < 1e-6) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
