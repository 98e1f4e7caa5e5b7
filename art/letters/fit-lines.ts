/** The room that lines are fitted into, and how free their letters are. In units of the picture. */
export interface Room {
  width: number
  maxHeight: number
  /** Lines lower than this are avoided. */
  minLine: number
  maxLine: number
  /** How far letters may be widened against their natural form. */
  stretch: number
  /** How far letters may be narrowed before the line gets lower instead. */
  squeeze: number
  /** The height that is aimed at. */
  target: number
  /** How far lines may be made taller to reach the target. */
  grow: number
  gap: number
}

export interface Word {
  text: string
  /** Small words are set at half the height. */
  size: number
  /** Both at cap height 1000. */
  width: number
  x: number
}

export interface Line {
  words: readonly Word[]
  /** The width at cap height 1000, unstretched. */
  natural: number
  height: number
  width: number
}

export interface FittedLines {
  lines: readonly Line[]
  height: number
  /** The higher, the better it fits. Those of other fonts can be compared. */
  score: number
}

/** A line while it is fitted. */
interface Draft {
  words: readonly Word[]
  natural: number
  height: number
  stretch: number
  /** Only small words: it stays small. */
  isSmall: boolean
}

const SMALL_LINE = 20
const WORD_SPACE = 310
const SMALL_WORD_SPACE = 170
/** No letter gets narrower than this when lines grow. */
const NARROWEST = 0.62
/** How far a line may grow beyond the tallest that it starts with. */
const GROWN_BEYOND = 1.12
const MOST_SQUASHED = 0.5
/** Fits one way of breaking the words, and scores it. */
export function fitLines(rows: readonly Word[][], room: Room): FittedLines {
  const count = rows.reduce((sum, row) => sum + row.length, 0)
  const drafts = rows.map((row) => draftLine(row, row.length < count, room))
  let penalty = drafts.reduce((sum, draft) => sum + startPenalty(draft, room), 0)
  grow(drafts, room)
  penalty += squash(drafts, room)
  const lines = drafts.map((draft) => finish(draft, room))
  const height = heightOf(drafts, room)
  penalty += shapePenalty(drafts, lines, room)
  penalty += Math.abs(height - room.target) * 0.62 + (lines.length - 1) * 5
  // Nothing but lines of small words is no masthead.
  const isEmpty = drafts.every(({ isSmall }) => isSmall)
  return { lines, height, score: isEmpty ? Number.NEGATIVE_INFINITY : -penalty }
}

function draftLine(row: readonly Word[], isPart: boolean, room: Room): Draft {
  let end = 0
  const words = row.map((word) => {
    const placed = { ...word, x: end }
    end += word.width + (word.size < 1 ? SMALL_WORD_SPACE : WORD_SPACE)
    return placed
  })
  const last = words.at(-1) as Word
  const natural = last.x + last.width
  const full = (room.width / natural) * 1000
  if (isPart && row.every(({ size }) => size < 1)) {
    return { words, natural, height: Math.min(SMALL_LINE, full), stretch: 1, isSmall: true }
  }
  return { words, natural, ...startSize(natural, full, room), isSmall: false }
}

/** The height at which a line fills the width, between the bounds for lines. */
function startSize(natural: number, full: number, room: Room) {
  const { width, minLine, maxLine, stretch, squeeze } = room
  if (full > maxLine) {
    return { height: maxLine, stretch: Math.min(stretch, width / ((natural * maxLine) / 1000)) }
  }
  if (full >= minLine) return { height: full, stretch: 1 }
  const needed = width / ((natural * minLine) / 1000)
  if (needed >= squeeze) return { height: minLine, stretch: needed }
  return { height: (width / (natural * squeeze)) * 1000, stretch: squeeze }
}

function startPenalty({ height, isSmall }: Draft, { minLine }: Room): number {
  return isSmall ? 14 : Math.max(0, minLine - height) * 4
}

/** Lines that leave room get taller at the same width. */
function grow(drafts: readonly Draft[], room: Room): void {
  const height = heightOf(drafts, room)
  if (height >= room.target) return
  const large = largeOf(drafts)
  const sum = sumOfHeights(large)
  const wanted = Math.min(room.grow, (room.target - (height - sum)) / sum)
  for (const draft of large) {
    const most = (room.maxLine * GROWN_BEYOND) / draft.height
    const factor = Math.min(wanted, most, draft.stretch / NARROWEST)
    if (factor <= 1) continue
    draft.height *= factor
    draft.stretch /= factor
  }
}

/** Lines that need too much room get lower: their letters wider first, then the lines shorter. */
function squash(drafts: readonly Draft[], room: Room): number {
  const excess = heightOf(drafts, room) - room.maxHeight
  if (excess <= 0) return 0
  const large = largeOf(drafts)
  const sum = sumOfHeights(large)
  const factor = Math.max(MOST_SQUASHED, (sum - excess) / sum)
  for (const draft of large) {
    draft.height *= factor
    draft.stretch = Math.min(room.stretch, draft.stretch / factor)
  }
  const isTooHigh = heightOf(drafts, room) > room.maxHeight + 1
  return (1 - factor) * 50 + (isTooHigh ? 200 : 0)
}

function finish({ words, natural, height, stretch, isSmall }: Draft, room: Room): Line {
  const drawn = (natural * height) / 1000
  return {
    words,
    natural,
    height,
    width: isSmall ? drawn : Math.min(room.width, drawn * stretch),
  }
}

/** Short lines, bent letters, a small word at the end of a line, lines of very unequal height. */
function shapePenalty(drafts: readonly Draft[], lines: readonly Line[], room: Room): number {
  let penalty = 0
  drafts.forEach(({ words, stretch, isSmall }, place) => {
    const { width } = lines[place] as Line
    if (!isSmall) penalty += (1 - width / room.width) * 55
    penalty += Math.abs(Math.log(stretch)) * 16
    if ((words.at(-1) as Word).size < 1 && !isSmall && drafts.length > 1) penalty += 8
  })
  const heights = largeOf(drafts).map(({ height }) => height)
  return penalty + Math.max(0, Math.max(...heights) / Math.min(...heights) - 2) * 18
}

/** What is still too high for the box is made smaller as it is. */
export function cutDown(fitted: FittedLines, { maxHeight, gap }: Room): FittedLines {
  // A hair too high is only the rounding of the sums.
  if (fitted.height <= maxHeight + 1e-6) return fitted
  const gaps = gap * (fitted.lines.length - 1)
  const factor = (maxHeight - gaps) / (fitted.height - gaps)
  const lines = fitted.lines.map((line) => ({
    ...line,
    height: line.height * factor,
    width: line.width * factor,
  }))
  return { ...fitted, lines, height: maxHeight }
}

function largeOf(drafts: readonly Draft[]): Draft[] {
  return drafts.filter(({ isSmall }) => !isSmall)
}

function sumOfHeights(drafts: readonly Draft[]): number {
  return drafts.reduce((sum, { height }) => sum + height, 0)
}

function heightOf(drafts: readonly Draft[], { gap }: Room): number {
  return sumOfHeights(drafts) + gap * (drafts.length - 1)
}
