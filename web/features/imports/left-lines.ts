import { type ImportPreview, type ImportRow, MAX_IMPORT_PAGE } from '#contract/imports.ts'
import { loadRows } from './imports-api.ts'
import type { Choices } from './use-choices.ts'

/** Of a file in which next to nothing is known, the first will do. */
const MAX_LEFT = 10_000

/**
 * The lines that a commit will leave out, in words. They are asked for before it, since the server
 * forgets the preview with it.
 */
export async function findLeft({ id, counts }: ImportPreview, choices: Choices): Promise<string[]> {
  // They stand before those that are matched.
  const end = Math.min(counts.unsure + counts.unknown, MAX_LEFT)
  const left: ImportRow[] = []
  for (let offset = 0; offset < end; offset += MAX_IMPORT_PAGE) {
    const { results } = await loadRows(id, offset, Math.min(MAX_IMPORT_PAGE, end - offset))
    left.push(...results.filter(({ line }) => (choices[line] ?? null) === null))
  }
  return left.toSorted((one, other) => one.line - other.line).map(toWords)
}

/** With the tab, so that they outlast a reload. */
export function keepLeft(id: string, lines: string[]): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(lines))
  } catch {
    // A full or closed store: their number is told all the same.
  }
}

/** Undefined where they are not kept: another tab or device has imported them. */
export function readLeft(id: string): string[] | undefined {
  try {
    const lines: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '')
    return Array.isArray(lines) ? lines.map(String) : undefined
  } catch {
    return undefined
  }
}

function toWords({ line, text, remark }: ImportRow): string {
  return `Line ${line}: ${text}${remark ? ` (${remark.replace(/\.$/, '')})` : ''}`
}

function keyOf(id: string): string {
  return `left of import ${id}`
}
