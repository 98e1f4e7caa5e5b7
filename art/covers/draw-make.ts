import type { Scene } from '../compositions/scene.ts'
import { distance } from '../drawing/colour.ts'
import { area, box, circle, group } from '../drawing/elements.ts'
import { drawLabel, label } from '../letters/label.ts'
import type { CoverFacts } from './cover-facts.ts'
import { drawWear } from './dress.ts'

const SPINE = 46
/** The picture of a book keeps its shape, between the spine and the pages and above the panel. */
const PICTURE = 0.85
const PANEL = 600 * PICTURE

/** A page as it is sold: an issue shows its age, a book is bound, a comic for screens has a screen on it. */
export function made(facts: CoverFacts, scene: Scene, page: string): string {
  if (facts.make === 'book') return bound(facts, scene, page)
  return page + (facts.make === 'digital' ? drawScreen(scene) : drawWear(scene))
}

/** A spine and a panel with the title on both, and the block of pages at the other edge. */
function bound({ series }: CoverFacts, { inks, main, field }: Scene, page: string): string {
  const cloth = distance(main, field) > 0.2 ? main : inks.black
  const ink = distance(cloth, inks.white) > 0.4 ? inks.white : inks.black
  const words = (width: number, height: number) =>
    label('anton', series, [0, 0], height, { align: 'centre', width, maxStretch: 1 })
  const edges = 'M389.5 4V596M393 4V596M396.5 4V596'
  return (
    group(`translate(${SPINE} 0) scale(${PICTURE})`, page) +
    box(SPINE, PANEL, 400, 90, cloth) +
    box(SPINE + 14, PANEL + 12, 312, 66, 'none', `stroke="${ink}" stroke-width="2"`) +
    group(`translate(216 ${PANEL + 55})`, drawLabel(words(288, 22), ink)) +
    box(0, 0, SPINE, 600, cloth) +
    box(0, 16, SPINE, 4, ink) +
    box(0, 580, SPINE, 4, ink) +
    group('translate(31 300) rotate(-90)', drawLabel(words(500, 18), ink)) +
    box(SPINE - 3, 0, 3, 600, inks.black) +
    box(386, 0, 14, 600, inks.paper) +
    `<path d="M386 0V600${edges}" fill="none" stroke="${inks.black}" stroke-width="1.2"/>`
  )
}

/** A screen in the corner, with the sign of play on it. */
function drawScreen({ inks }: Scene): string {
  return (
    box(332, 548, 52, 38, inks.black, `rx="6" stroke="${inks.white}" stroke-width="3"`) +
    circle([358, 567], 12, inks.sky) +
    area('M354 560L366 567L354 574Z', inks.black)
  )
}
