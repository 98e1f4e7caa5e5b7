import type { ImportDone, ImportPreview } from '#contract/imports.ts'
import { formatCount, formatMonth } from '#web/lib/format.ts'
import { toCount } from '#web/lib/records/record-words.ts'

type Contents = ImportPreview['contents']

/** What a file may hold, in the order in which it is offered. */
export const PARTS = ['lists', 'read', 'owned', 'wished', 'favourites', 'follows'] as const
export type Part = (typeof PARTS)[number]

const PART_NAMES: Record<Exclude<Part, 'lists'>, string> = {
  read: 'What you have read',
  owned: 'What you own',
  wished: 'Your wishes',
  favourites: 'Your favourites',
  follows: 'What you follow',
}

/** Those that the file has, each with what its checkbox says. */
export function toOffers(contents: Contents): { part: Part; name: string; count: string }[] {
  return PARTS.flatMap((part) => {
    if (part !== 'lists') {
      if (contents[part] === 0) return []
      return { part, name: PART_NAMES[part], count: toCount(contents[part], 'line', 'lines') }
    }
    const { lists } = contents
    if (lists.length === 0) return []
    const entries = lists.reduce((sum, list) => sum + list.entries, 0)
    const name = lists.length === 1 ? 'A new list' : `${formatCount(lists.length)} new lists`
    return { part, name, count: toCount(entries, 'line', 'lines') }
  })
}

/** What an import has added beside its lists, a line each. */
export function toAddedWords({ read, owned, wished, favourites, follows }: ImportDone): string[] {
  return [
    read > 0 && `${toCount(read, 'comic', 'comics')} marked as read`,
    owned > 0 && `${toCount(owned, 'copy', 'copies')} in your collection`,
    wished > 0 && `${toCount(wished, 'wish', 'wishes')} in your collection`,
    favourites > 0 && `${toCount(favourites, 'favourite', 'favourites')}`,
    follows > 0 && `${toCount(follows, 'thing', 'things')} to follow`,
  ].filter((words) => words !== false)
}

/** `1 list, 320 comics marked as read`: an import among others. */
export function toSumWords(done: ImportDone): string {
  const lists = done.lists.length > 0 ? [toCount(done.lists.length, 'list', 'lists')] : []
  return [...lists, ...toAddedWords(done)].join(', ') || 'Nothing new'
}

/** `18 November 2026`, by the clock of the reader. */
export function toDay(at: string): string {
  const date = new Date(at)
  return `${date.getDate()} ${formatMonth(date.getMonth() + 1)} ${date.getFullYear()}`
}

/** `840 bytes`, `12 kB`, `3.4 MB`. */
export function toSize(bytes: number): string {
  if (bytes < 1000) return toCount(bytes, 'byte', 'bytes')
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
