/** How many points follow each command. */
const POINTS: Record<string, number> = { M: 1, L: 1, Q: 2, C: 3 }

/**
 * The same path with steps instead of places, but every piece still starts at a place: fewer digits, and
 * limbs of different figures look alike to a compressor. Whole numbers, and M, L, Q, C, Z only.
 */
export function relative(path: string): string {
  const pieces = path.split('M').filter(Boolean)
  return pieces.map(relativePiece).join('')
}

function relativePiece(piece: string): string {
  const tokens = piece.match(/[LQCZ]|-?\d+/g) ?? []
  let command = 'M'
  let written = ''
  let [x, y] = [0, 0]
  let text = ''
  let place = 0
  while (place < tokens.length) {
    const token = tokens[place] as string
    if (token === 'Z') return `${text}z`
    if (token in POINTS) {
      command = token
      place += 1
    }
    const end = place + (POINTS[command] as number) * 2
    const places = tokens.slice(place, end).map(Number)
    const steps = places.map((value, axis) => value - (axis % 2 === 0 ? x : y))
    const letter = command === 'M' ? 'M' : command.toLowerCase()
    text += letter === written ? separated(steps) : letter + joined(steps)
    written = letter
    ;[x, y] = places.slice(-2) as [number, number]
    place = end
    if (command === 'M') command = 'L'
  }
  return text
}

/** A minus sign separates two numbers as well as a space does. */
function joined(values: readonly number[]): string {
  return values.map((value, place) => (place === 0 || value < 0 ? '' : ' ') + value).join('')
}

function separated(values: readonly number[]): string {
  const text = joined(values)
  return text.startsWith('-') ? text : ` ${text}`
}
