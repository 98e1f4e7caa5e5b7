import { box } from '../drawing/elements.ts'
import { INKS, LEFT, ROOM, word } from './sheet.ts'

const LETTERS = [...'JFMAMJJASOND']
const GAP = 14
const MOST_HIGH = 92
const BASE = 156

/** The twelve months as bars; the best one is red and has its number. */
export function drawMonths(months: readonly number[], y: number): string {
  const width = (ROOM - GAP * (LETTERS.length - 1)) / LETTERS.length
  const most = Math.max(1, ...months)
  const bars = months.map((count, month) => {
    const x = LEFT + month * (width + GAP)
    const height = count === 0 ? 4 : Math.max(8, (count / most) * MOST_HIGH)
    const isMost = count === most
    const middle = x + width / 2
    return [
      box(
        x,
        y + BASE - height,
        width,
        height,
        count === 0 ? INKS.dim : isMost ? INKS.red : INKS.paper,
      ),
      word(LETTERS[month] ?? '', [middle, y + BASE + 32], 18, INKS.grey, { align: 'centre' }),
      isMost
        ? word(count.toLocaleString('en'), [middle, y + BASE - height - 9], 18, INKS.paper, {
            align: 'centre',
          })
        : '',
    ].join('')
  })
  return word('Issues by month', [LEFT, y + 22], 22, INKS.yellow) + bars.join('')
}
