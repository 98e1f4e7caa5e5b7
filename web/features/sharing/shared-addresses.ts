import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'

export function toSharedPage(token: string, page = 1): string {
  return `${toRecord(paths.shared, token)}${page === 1 ? '' : `?page=${page}`}`
}

export function toFeed(token: string): string {
  return `${toSharedPage(token)}/feed.xml`
}

/** As others can follow it. */
export function toLink(token: string): string {
  return new URL(toSharedPage(token), window.location.href).href
}

/** What shows a list on another page. */
export function toEmbedCode(token: string, name: string): string {
  const title = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<iframe src="${toLink(token)}/embed" title="${title}" width="100%" height="480" loading="lazy" style="border:0"></iframe>`
}

/** Counted from 1; anything that is no page is the first. */
export function readPage(search: string): number {
  const page = Number(new URLSearchParams(search).get('page'))
  return Number.isSafeInteger(page) && page > 0 && page < 10_000 ? page : 1
}
