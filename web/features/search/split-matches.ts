interface Piece {
  /** The offset in the title, also the React key. */
  from: number
  text: string
  matched: boolean
}

/** Splits a title into matched and unmatched parts; matches may touch or overlap. */
export function splitMatches(title: string, matches: [from: number, to: number][]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const cut = (to: number, matched: boolean) => {
    if (to > at) pieces.push({ from: at, text: title.slice(at, to), matched })
    at = Math.max(at, to)
  }
  for (const [from, to] of [...matches].sort(([one], [other]) => one - other)) {
    cut(from, false)
    cut(Math.min(to, title.length), true)
  }
  cut(title.length, false)
  return pieces
}
