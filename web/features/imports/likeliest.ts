import { type ImportPreview, MAX_IMPORT_PAGE } from '#contract/imports.ts'
import { loadRows } from './imports-api.ts'
import type { Choices } from './use-choices.ts'

/** The first candidate of each line of which nothing is said yet. */
export async function findLikeliest(
  { id, counts: { unsure } }: ImportPreview,
  choices: Choices,
): Promise<Choices> {
  const found: Record<number, number> = {}
  for (let offset = 0; offset < unsure; offset += MAX_IMPORT_PAGE) {
    const { results } = await loadRows(id, offset, Math.min(MAX_IMPORT_PAGE, unsure - offset))
    for (const { line, candidates = [] } of results) {
      if (choices[line] === undefined && candidates[0]) found[line] = candidates[0].id
    }
  }
  return found
}
