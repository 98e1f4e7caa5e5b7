import { box, escapeText } from '../drawing/elements.ts'
import { hash } from '../drawing/seed.ts'
import { inksOf } from '../eras.ts'
import type { Cover } from './cover.ts'

const STEP = 5

/** A series is its first issue on top of the others: the more issues, the thicker the pile. */
export function drawPile({ svg, era }: Cover, title: string, issues: number): string {
  const inks = inksOf(era)
  const sheets = issues > 150 ? 4 : issues > 40 ? 3 : issues > 8 ? 2 : 1
  const edges = [inks.paper, inks.yellow, inks.red, inks.sky]
  const line = `stroke="${inks.black}" stroke-width="1.5"`
  let pile = ''
  for (let sheet = sheets; sheet >= 1; sheet -= 1) {
    const fill = sheet % 2 === 1 ? inks.paper : (edges[(hash(title) + sheet) % 4] ?? inks.paper)
    pile += box(sheet * STEP, sheet * STEP, 400, 600, fill, line)
  }
  const top = svg.replace(/^<svg[^>]*>/, '<svg width="400" height="600" viewBox="0 0 400 600">')
  const size = `${402 + sheets * STEP} ${602 + sheets * STEP}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${size}" role="img" aria-label="${escapeText(title)}">${pile}${top}${box(0, 0, 400, 600, 'none', line)}</svg>`
}
