import { distance, lightness, mix } from '../drawing/colour.ts'
import { box } from '../drawing/elements.ts'
import { dots } from '../drawing/screens.ts'
import type { Era, Inks } from '../eras.ts'
import { drawLabel } from '../letters/label.ts'
import type { Genre } from '../looks/look.ts'
import { nameLines } from './name-lines.ts'

export interface NamePlate {
  name: string
  genre: Genre
  era: Era
  inks: Inks
  /** The character's own colour. */
  main: string
}

/** The outline of letters, and how much of it small ones bear. */
const OUTLINE = 3.6
const OUTLINE_SHARE = 0.14

export function drawNamePlate({ name, genre, era, inks, main }: NamePlate): string {
  const colour = plateColour(main, inks)
  const fill = letterColour(colour, inks)
  const lines = nameLines(name, genre).map((line) => {
    const outline = { colour: inks.black, width: outlineWidth(line.height) }
    return drawLabel(line, fill, fill === inks.black ? undefined : outline)
  })
  return (
    box(0, 424, 400, 76, colour) +
    box(0, 422, 400, 5, inks.black) +
    (era === 'nineties' || era === 'now' ? '' : coarseScreen(colour, inks)) +
    lines.join('')
  )
}

export function outlineWidth(height: number): number {
  return Math.min(OUTLINE, height * OUTLINE_SHARE)
}

function coarseScreen(colour: string, inks: Inks): string {
  const field = { x: -4, y: 430, width: 408, height: 64, cell: 9 }
  return dots(field, mix(colour, inks.black, 0.16), (row) => 7 * row)
}

/** The main colour, unless letters would have no ground to stand out from. */
function plateColour(main: string, inks: Inks): string {
  if (distance(main, inks.white) < 0.16) return inks.slate
  return distance(main, inks.black) < 0.2 ? inks.black : main
}

function letterColour(plate: string, { white, yellow, black }: Inks): string {
  const isClear = (ink: string) =>
    Math.abs(lightness(ink) - lightness(plate)) > 0.3 && distance(ink, plate) > 0.34
  return [white, yellow, black].find(isClear) ?? white
}
