import { area, group, line, outlined } from '../drawing/elements.ts'
import type { Extremity } from './arms-and-legs.ts'
import { aura } from './aura.ts'
import { type CapeKind, capeOf } from './capes.ts'
import type { Costume } from './costume.ts'
import type { Figure } from './figure.ts'
import { HAIR, HAIR_BACKS } from './hair.ts'
import { BIG_EYES, EYES, type Head, JAW } from './head.ts'
import type { Light } from './limb.ts'
import { GRID, onGrid } from './paths.ts'
import type { BodyPart } from './poses.ts'
import { TOPPERS } from './toppers.ts'
import type { Torso } from './torso.ts'

export interface FigureOptions {
  ink: string
  /** Of the outlines, in units of the picture. */
  width?: number
  /** Where the shadows fall: 1 to the right, -1 to the left. */
  light?: Light
  cape?: CapeKind
  /** The outer and the inner colour of a glow. */
  aura?: readonly [string, string]
}

/** What all parts of a drawing share. Widths are in units of the grid. */
interface Pen {
  ink: string
  width: number
  thinWidth: number
  light: Light
}

const MARK_SCALE = 0.44
const EYE_OUTLINE = 0.9

/** The figure in its clothes, in units of the grid: the caller puts it into a group scaled by 1 / grid. */
export function drawFigure(figure: Figure, costume: Costume, options: FigureOptions): string {
  const { ink, width = 1.5, light = 1 } = options
  const pen: Pen = { ink, width: gridWidth(width), thinWidth: gridWidth(width * 0.7), light }
  const parts = figure.order.map((part) => drawPart(part, figure, costume, pen))
  return (
    (options.aura === undefined ? '' : aura(figure, options.aura)) +
    drawCape(figure, costume, options.cape, pen) +
    parts.join('')
  )
}

function drawPart(part: BodyPart, { body }: Figure, costume: Costume, pen: Pen): string {
  if (part === 'torso') return drawTorso(body.torso, costume, pen)
  if (part === 'head') return drawHead(body.head, costume, pen)
  const isArm = part === 'leftArm' || part === 'rightArm'
  return isArm
    ? drawExtremity(body[part], costume.arms, costume.gloves, pen)
    : drawExtremity(body[part], costume.legs, costume.boots, pen)
}

function drawCape(
  figure: Figure,
  costume: Costume,
  kind: CapeKind | undefined,
  { ink, width }: Pen,
): string {
  if (costume.cape === undefined || kind === undefined) return ''
  const { outline, folds } = capeOf(figure, kind)
  return outlined(outline, costume.cape, ink, width) + area(folds, ink)
}

function drawExtremity(
  { outline, cover, shadow }: Extremity,
  colour: string,
  coverColour: string | undefined,
  pen: Pen,
): string {
  const isCovered = coverColour !== undefined && coverColour !== colour
  return (
    bodyShape(outline, colour, pen) +
    (isCovered ? area(cover, coverColour) : '') +
    area(shadow[pen.light], pen.ink)
  )
}

function drawTorso(torso: Torso, costume: Costume, pen: Pen): string {
  const { outline, shadow, trunks, belt } = torso
  return (
    bodyShape(outline, costume.torso, pen) +
    coloured(shadow[1] + shadow[-1], costume.flank) +
    coloured(trunks, costume.trunks) +
    coloured(belt, costume.belt) +
    area(shadow[pen.light], pen.ink) +
    (costume.mark === undefined
      ? line(torso.breast, pen.ink, pen.width)
      : drawMark(torso, costume, costume.mark, pen))
  )
}

/** A little to the light and above the chest, where the shadow leaves most of it free. */
function drawMark({ chest }: Torso, costume: Costume, mark: string, pen: Pen): string {
  const { markColour = pen.ink, markScale = MARK_SCALE, markRule = 'nonzero' } = costume
  const [x, y] = chest
  const place = `translate(${onGrid(x - pen.light * 2)} ${onGrid(y - 2)}) scale(${markScale})`
  return group(place, area(mark, markColour, `fill-rule="${markRule}"`))
}

function drawHead(head: Head, costume: Costume, pen: Pen): string {
  const topper = drawTopper(head, costume, pen)
  const isBehind = costume.top === 'flame'
  return (
    (isBehind ? topper : '') +
    drawHairBack(head, costume, pen) +
    bodyShape(head.outline, costume.head, pen) +
    coloured(head.place(JAW), costume.face) +
    coloured(head.place(HAIR), costume.hair) +
    area(head.shadow[pen.light], pen.ink) +
    drawEyes(head, costume, pen) +
    (isBehind ? '' : topper)
  )
}

function drawHairBack(head: Head, { hair, hairBack }: Costume, { ink, width }: Pen): string {
  if (hair === undefined || hairBack === undefined) return ''
  return outlined(head.place(HAIR_BACKS[hairBack]), hair, ink, width)
}

function drawEyes(head: Head, { eyes, bigEyes = false }: Costume, { ink }: Pen): string {
  if (eyes === undefined) return ''
  return bigEyes
    ? outlined(head.place(BIG_EYES), eyes, ink, gridWidth(EYE_OUTLINE))
    : area(head.place(EYES), eyes)
}

function drawTopper(head: Head, costume: Costume, { ink, thinWidth }: Pen): string {
  const { top, topColour = costume.head } = costume
  if (top === undefined) return ''
  const outline = `stroke="${ink}" stroke-width="${thinWidth}" stroke-linejoin="round"`
  return area(head.place(TOPPERS[top]), topColour, outline)
}

/** The outline lies behind the colour, so that the pieces of a limb show no lines between them. */
function bodyShape(path: string, colour: string, { ink, width }: Pen): string {
  return area(path, colour, `stroke="${ink}" stroke-width="${width}" paint-order="stroke"`)
}

function coloured(path: string, colour: string | undefined): string {
  return colour === undefined ? '' : area(path, colour)
}

function gridWidth(width: number): number {
  return Math.round(width * GRID)
}
