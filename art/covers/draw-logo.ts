import { distance, lightness, mix } from '../drawing/colour.ts'
import { box } from '../drawing/elements.ts'
import { evenDots } from '../drawing/screens.ts'
import { tenth, whole } from '../drawing/shapes.ts'
import type { Era, Inks } from '../eras.ts'
import { drawLabel, label, measure } from '../letters/label.ts'
import type { Logo, LogoStyle } from './logo.ts'

export interface LogoColours {
  era: Era
  inks: Inks
  /** Of the letters. */
  letters: string
  /** What lies behind them. */
  ground: string
  /** Of walls and second outlines. */
  wall: string
  field: string
  /** From dot to dot of the screen. */
  cell: number
  /** The strip of a logo at the side. */
  side: string
}

export interface DrawnLogo {
  defs: string
  body: string
  /** The solid strip behind the letters, where there is one. */
  band: string | null
}

/** Draws the same outline again: letters are the heaviest part of a cover, so they are said once. */
type Layer = (attributes: string, x?: number, y?: number) => string

const ROUND = 'stroke-linejoin="round"'
/** The outline is in tenths. */
const TENTH = 'scale(.1)'

export function drawLogo(logo: Logo, colours: LogoColours, id: string): DrawnLogo {
  const layer: Layer = (attributes, x = 0, y = 0) =>
    `<use href="#${id}"${x === 0 ? '' : ` x="${x}"`}${y === 0 ? '' : ` y="${y}"`} ${attributes}/>`
  const outline = `<path id="${id}" d="${logo.masthead.path}"/>`
  if (logo.place === 'side')
    return { defs: outline, body: drawSide(logo, colours, layer), band: null }
  const { defs = '', body, band = null } = STYLES[logo.style](logo, colours, layer, id)
  const small = drawSmallLines(logo, colours, band)
  return { defs: outline + defs, body: body + small, band }
}

interface Styled {
  defs?: string
  body: string
  band?: string
}

type DrawStyle = (logo: Logo, colours: LogoColours, layer: Layer, id: string) => Styled

const STYLES: Record<LogoStyle, DrawStyle> = {
  band: drawBand,
  shadow: drawShadow,
  block: drawBlock,
  telescope: drawTelescope,
  double: drawDouble,
  chrome: drawChrome,
  flat: drawFlat,
  knockout: drawKnockout,
}

function drawSide({ masthead }: Logo, { inks, side }: LogoColours, layer: Layer): string {
  const ink = [inks.white, inks.yellow, inks.black].find((one) => distance(one, side) > 0.4)
  const turned = `translate(${tenth(39 - masthead.height / 2)} 580) rotate(-90) ${TENTH}`
  return `${box(0, 0, 78, 600, side)}<g transform="${turned}">${layer(`fill="${ink ?? inks.white}"`)}</g>`
}

/** Before the war's end: a solid strip, letters with a hard shadow. */
function drawBand({ bottom }: Logo, colours: LogoColours, layer: Layer): Styled {
  const { inks, letters, field, cell } = colours
  const { black } = inks
  const band =
    distance(field, letters) > 0.3 ? field : distance(black, letters) > 0.4 ? black : inks.white
  const foot = bottom + 12
  const screen =
    lightness(band) > 0.4
      ? evenDots(
          { x: -4, y: 2, width: 408, height: foot - 4, cell },
          mix(band, black, 0.14),
          cell * 0.36,
        )
      : ''
  const body =
    box(0, 0, 400, foot, band) +
    box(0, foot, 400, 5, black) +
    screen +
    inTenths(
      layer(`fill="${black}" stroke="${black}" stroke-width="40" ${ROUND}`, 45, 45) +
        layer(outlinedLetters(letters, black, 34)),
    )
  return { body, band }
}

function drawShadow(_logo: Logo, { inks, letters }: LogoColours, layer: Layer): Styled {
  const { black } = inks
  const shadow = layer(`fill="${black}" stroke="${black}" stroke-width="56" ${ROUND}`, 50, 50)
  return { body: inTenths(shadow + layer(outlinedLetters(letters, black, 60))) }
}

/** A wall below and beside the letters, made of copies. */
function drawBlock(_logo: Logo, { inks, letters, wall }: LogoColours, layer: Layer): Styled {
  const { black } = inks
  const steps = [3, 2, 1].map((step) =>
    layer(`fill="${wall}" stroke="${wall}" stroke-width="40" ${ROUND}`, step * 26, step * 29),
  )
  const base = layer(`fill="${black}" stroke="${black}" stroke-width="66" ${ROUND}`, 100, 110)
  return { body: inTenths(base + steps.join('') + layer(outlinedLetters(letters, black, 46))) }
}

/** Copies that shrink towards a point below: the letters come at the reader. */
function drawTelescope(logo: Logo, { inks, letters, wall }: LogoColours, layer: Layer): Styled {
  const { black } = inks
  const x = (logo.box.x + logo.box.width / 2) * 10
  const y = (logo.masthead.bottom + 150) * 10
  const copies = [5, 4, 3, 2, 1].map((step) => {
    const size = 1 - step * 0.02
    const colour = step === 5 ? black : wall
    const move = `translate(${whole(x * (1 - size))} ${whole(y * (1 - size))}) scale(${size.toFixed(3)})`
    return layer(
      `transform="${move}" fill="${colour}" stroke="${colour}" stroke-width="${step === 5 ? 60 : 38}" ${ROUND}`,
    )
  })
  return { body: inTenths(copies.join('') + layer(outlinedLetters(letters, black, 46))) }
}

function drawDouble(_logo: Logo, { inks, letters, wall }: LogoColours, layer: Layer): Styled {
  const { black, white } = inks
  const between = wall === black ? white : wall
  return {
    body: inTenths(
      layer(`fill="none" stroke="${black}" stroke-width="150" ${ROUND}`) +
        layer(`fill="none" stroke="${between}" stroke-width="104" ${ROUND}`) +
        layer(outlinedLetters(letters, black, 56)),
    ),
  }
}

/** A horizon in every letter, as on the hood of a car. */
function drawChrome({ masthead }: Logo, colours: LogoColours, layer: Layer, id: string): Styled {
  const { inks, letters, wall } = colours
  const { black, white } = inks
  const colour = letters === black ? wall : letters
  const stops: [number, string][] = [
    [0, white],
    [0.46, colour],
    [0.5, mix(colour, black, 0.55)],
    [0.56, mix(colour, black, 0.1)],
    [1, mix(colour, white, 0.75)],
  ]
  const gradient = stops.map(([offset, ink]) => `<stop offset="${offset}" stop-color="${ink}"/>`)
  const name = `${id}g`
  const top = whole((masthead.bottom - masthead.height) * 10)
  const foot = whole(masthead.bottom * 10)
  return {
    defs: `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" y1="${top}" x2="0" y2="${foot}">${gradient.join('')}</linearGradient>`,
    body: inTenths(
      layer(`fill="${black}" stroke="${black}" stroke-width="120"`, 60, 70) +
        layer(`fill="none" stroke="${black}" stroke-width="120"`) +
        layer(`fill="none" stroke="${white}" stroke-width="66"`) +
        layer(`fill="url(#${name})" stroke="${black}" stroke-width="28"`),
    ),
  }
}

function drawFlat(logo: Logo, { letters, ground }: LogoColours, layer: Layer): Styled {
  const panel = logo.place === 'bottom' ? box(0, logo.top - 14, 400, 620 - logo.top, ground) : ''
  return { body: panel + inTenths(layer(`fill="${letters}"`)) }
}

function drawKnockout({ bottom }: Logo, { inks, letters }: LogoColours, layer: Layer): Styled {
  const ink = distance(letters, inks.black) > 0.4 ? letters : inks.white
  return {
    body: box(0, 0, 400, bottom + 14, inks.black) + inTenths(layer(`fill="${ink}"`)),
    band: inks.black,
  }
}

/** Kicker above, subtitle below. */
function drawSmallLines(logo: Logo, colours: LogoColours, band: string | null): string {
  const { title, smallFont, box: room, align, masthead, style } = logo
  const { era, inks, ground } = colours
  const isPlain = era === 'now' || band !== null
  const ink = lightness(band ?? ground) < 0.55 ? inks.white : inks.black
  const set = (text: string, x: number, y: number, height: number, centred: boolean) => {
    const tracking = 60
    const natural = (measure(smallFont, text, tracking) * height) / 1000 + 1
    const width = Math.min(room.width, natural)
    const line = label(smallFont, text, [x, y], height, {
      align: centred ? 'centre' : 'left',
      tracking,
      width,
    })
    return isPlain
      ? drawLabel(line, ink)
      : drawLabel(line, inks.white, { colour: inks.black, width: 4.2 })
  }
  const isCentred = align === 'centre'
  const kickerCentred = isCentred && era !== 'silver' && era !== 'bronze'
  const kicker =
    logo.kickerHeight === 0
      ? ''
      : set(
          title.kicker,
          kickerCentred ? 200 : room.x,
          logo.top + logo.kickerHeight - 1,
          15,
          kickerCentred,
        )
  const drop = style === 'block' || style === 'telescope' ? 22 : isPlain ? 17 : 20
  const x = isCentred ? room.x + room.width / 2 : room.x
  const subtitle =
    logo.subtitleHeight === 0 ? '' : set(title.subtitle, x, masthead.bottom + drop, 13, isCentred)
  return kicker + subtitle
}

function outlinedLetters(fill: string, stroke: string, width: number): string {
  return `fill="${fill}" stroke="${stroke}" stroke-width="${width}" ${ROUND} paint-order="stroke"`
}

function inTenths(content: string): string {
  return `<g transform="${TENTH}">${content}</g>`
}
