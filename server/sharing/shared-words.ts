import type { Opened } from './shared-book.ts'

const MAX_DESCRIPTION = 200

/** Shown where a list's owner does not want to be seen. */
export const SOMEBODY = 'A reader of Spinner Rack'

export function countInWords(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'comic' : 'comics'}`
}

/** One line about a list, for what shows a link to it. */
export function describe({ list, by }: Opened): string {
  const written = list.description.replace(/\s+/g, ' ').trim()
  if (written !== '') return shortened(written)
  const maker = by === null ? '' : ` by ${by.name}`
  return `A reading list${maker}: ${countInWords(list.entries.length)} in their order.`
}

function shortened(text: string): string {
  const letters = [...text]
  if (letters.length <= MAX_DESCRIPTION) return text
  return `${letters
    .slice(0, MAX_DESCRIPTION - 1)
    .join('')
    .trimEnd()}…`
}
