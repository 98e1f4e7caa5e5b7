import { type DrawnEmblem, EMBLEM_NAMES, type EmblemName } from './all.ts'
import { WORDS } from './words.ts'

const byWord = new Map<string, DrawnEmblem>([
  ...Object.entries(WORDS).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, name as DrawnEmblem] as const),
  ),
  ...EMBLEM_NAMES.map((name) => [name, name] as const),
])

/** The nearest emblem for any emblem word of the catalogue, else the initial. */
export function emblemForWord(word: string, fallbackInitial: string): EmblemName {
  for (const form of formsOf(word)) {
    const name = byWord.get(form)
    if (name !== undefined) return name
  }
  return `@${initialOf(fallbackInitial)}`
}

/** The word as it stands, then its last part, which names the thing, then its first; also of one. */
function formsOf(word: string): string[] {
  const parts = word
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '')
  const forms = [parts.join(''), parts.at(-1) ?? '', parts[0] ?? '']
  return forms.flatMap((form) => [form, form.replace(/e?s$/, ''), form.replace(/s$/, '')])
}

function initialOf(text: string): string {
  return (
    text
      .normalize('NFD')
      .toUpperCase()
      .match(/[A-Z0-9]/)?.[0] ?? '?'
  )
}
