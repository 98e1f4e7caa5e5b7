/** One entry of a list in the indexers' notation: a name, what stands in brackets behind it, and the rest without. */
export interface ListEntry {
  /** Without anything in brackets. */
  name: string
  /** What stood in square brackets, with brackets within it. */
  inSquare: string[]
}

/** `Hulk [Bruce Banner] (cameo); Avengers [Thor; Hulk]`: cut at semicolons that are in no bracket. */
export function splitEntries(text: string): ListEntry[] {
  return splitOutside(text)
    .map(toEntry)
    .filter(({ name, inSquare }) => name !== '' || inSquare.length > 0)
}

function splitOutside(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: sign, index } of text.matchAll(/[[\]();]/g)) {
    if (sign === ';' && depth === 0) {
      parts.push(text.slice(from, index))
      from = index + 1
    } else depth = depthAfter(depth, sign)
  }
  return [...parts, text.slice(from)]
}

function toEntry(part: string): ListEntry {
  const inSquare: string[] = []
  let name = ''
  let depth = 0
  let from = 0
  for (const { 0: sign, index } of part.matchAll(/[[\]()]/g)) {
    const after = depthAfter(depth, sign)
    if (depth === 0 || after === 0) {
      const piece = part.slice(from, index)
      if (depth === 0) name += `${piece} `
      else if (part[from - 1] === '[') inSquare.push(piece.trim())
      from = index + 1
    }
    depth = after
  }
  if (depth === 0) name += part.slice(from)
  return {
    name: name.replace(/\s+/g, ' ').trim(),
    inSquare: inSquare.filter((inner) => inner !== ''),
  }
}

/** A closing bracket that no opening one precedes does not count. */
function depthAfter(depth: number, sign: string): number {
  if (sign === '[' || sign === '(') return depth + 1
  return sign === ';' ? depth : Math.max(0, depth - 1)
}
