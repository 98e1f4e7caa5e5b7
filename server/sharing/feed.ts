import { FEED_ENTRIES, type SharedComic } from '#contract/sharing.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import type { Opened, SharedBook } from './shared-book.ts'
import { describe, SOMEBODY } from './shared-words.ts'

/**
 * A shared list as an Atom feed. Lists grow at their end, and when an entry came is not known: so its
 * last entries count as the newest, and all are as old as the last change.
 */
export function renderFeed(book: SharedBook, opened: Opened, publicUrl: string): string {
  const { token, list, by } = opened
  const page = `${publicUrl}/shared/${token}`
  const updated = new Date(list.updatedAt).toISOString()
  const entries = book.comics(list.entries.slice(-FEED_ENTRIES)).toReversed()
  const uri = by === null ? '' : `<uri>${escapeMarkup(`${publicUrl}/members/${by.handle}`)}</uri>`
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escapeMarkup(page)}</id>
<title>${escapeMarkup(list.name)}</title>
<subtitle>${escapeMarkup(describe(opened))}</subtitle>
<updated>${updated}</updated>
<author><name>${escapeMarkup(by?.name ?? SOMEBODY)}</name>${uri}</author>
<link rel="self" type="application/atom+xml" href="${escapeMarkup(`${page}/feed.xml`)}"/>
<link rel="alternate" type="text/html" href="${escapeMarkup(page)}"/>
<icon>${escapeMarkup(`${publicUrl}/favicon.svg`)}</icon>
<logo>${escapeMarkup(`${page}/picture.jpg`)}</logo>
${entries.map((comic) => renderEntry(comic, page, publicUrl, updated)).join('')}</feed>
`
}

function renderEntry(comic: SharedComic, page: string, publicUrl: string, updated: string): string {
  return `<entry>
<id>${escapeMarkup(`${page}#${comic.comic}`)}</id>
<title>${escapeMarkup(comic.title)}</title>
<updated>${updated}</updated>
<link rel="alternate" type="text/html" href="${escapeMarkup(publicUrl + comic.href)}"/>
<content type="html">${escapeMarkup(contentOf(comic))}</content>
</entry>
`
}

/** HTML, which is escaped once more as the text of an element. */
function contentOf({ title, section, note, thumbnail }: SharedComic): string {
  const cover = `${thumbnail.path}/portrait_xlarge.jpg`
  return [
    `<p><img src="${escapeMarkup(cover)}" alt="${escapeMarkup(`Cover of ${title}`)}" width="150" height="225"></p>`,
    ...(section === '' ? [] : [`<p>${escapeMarkup(section)}</p>`]),
    ...(note === '' ? [] : [`<p>${escapeMarkup(note).replaceAll('\n', '<br>')}</p>`]),
  ].join('')
}
