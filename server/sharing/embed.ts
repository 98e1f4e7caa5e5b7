import { createHash } from 'node:crypto'
import { EMBED_ENTRIES, type SharedComic } from '#contract/sharing.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import type { Opened, SharedBook } from './shared-book.ts'
import { countInWords } from './shared-words.ts'

const STYLE = `
:root{color-scheme:light dark;--ground:light-dark(#fbf6ea,#17151b);--fg:light-dark(#0d0c10,#f1e9d8);--fg-2:light-dark(#5a5142,#b4adbb);--rule:light-dark(#cbbea5,#36313f);--link:light-dark(#b91a13,#ff6b5c)}
*{box-sizing:border-box;margin:0;padding:0}
body{background:var(--ground);color:var(--fg);font:1rem/1.4 "Libre Franklin",Arial,"Helvetica Neue","Liberation Sans",sans-serif;overflow-wrap:anywhere}
header,footer,main{padding:12px 16px}
header{border-top:6px solid #d6211a;border-bottom:2px solid var(--fg)}
h1{font-size:1.375rem;line-height:1.15;font-weight:800}
header p,small{color:var(--fg-2);font-size:.875rem}
header p{margin-top:4px;white-space:pre-line}
a{color:var(--link);display:inline-block;padding:4px 0;font-weight:600}
a:focus-visible{outline:3px solid var(--fg);outline-offset:2px}
h2{font-size:.875rem;font-weight:800;margin:16px 0 4px;padding-bottom:4px;border-bottom:2px solid var(--rule)}
h2:first-child{margin-top:0}
ol{list-style:none}
li{display:grid;grid-template-columns:2.25em 44px minmax(0,1fr);gap:12px;align-items:start;padding:8px 0;border-bottom:1px solid var(--rule)}
li:last-child{border-bottom:0}
li>span{color:var(--fg-2);font-size:.875rem;line-height:1.6;white-space:nowrap;font-variant-numeric:tabular-nums;text-align:end}
img{width:44px;height:66px;background:var(--rule)}
li p{font-weight:600}
li p+p{font-weight:400;font-size:.875rem;margin-top:2px;white-space:pre-line;color:var(--fg-2)}
main+footer{border-top:2px solid var(--fg)}
@media (max-width:340px){header,footer,main{padding:10px}li{grid-template-columns:1.75em 44px minmax(0,1fr);gap:8px}}
`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** May be framed by every site. It holds nothing that a click could be stolen for. */
export const EMBED_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

/** A page for other sites to show in a frame, without scripts. */
export function renderEmbed(book: SharedBook, opened: Opened, publicUrl: string): string {
  const { token, list, by } = opened
  const { entries } = list
  const page = `${publicUrl}/shared/${token}`
  const comics = book.comics(entries.slice(0, EMBED_ENTRIES))
  const rest = entries.length - comics.length
  const maker = by === null ? '' : ` by ${escapeMarkup(by.name)}`
  const more = rest > 0 ? `See the other ${countInWords(rest)}` : 'Open this list'
  return renderPage(
    list.name,
    `<header><h1>${escapeMarkup(list.name)}</h1><p>${countInWords(entries.length)}${maker}</p></header>
<main>${comics.length === 0 ? '<p>There is nothing in this list yet.</p>' : renderSections(comics, publicUrl)}</main>
<footer><a href="${escapeMarkup(page)}" target="_blank" rel="noopener">${more} on Spinner Rack</a></footer>`,
  )
}

/** The same for whatever cannot be read, or the frame would tell what became of the list. */
export function renderNoEmbed(publicUrl: string): string {
  return renderPage(
    'Not shared',
    `<header><h1>This list is not shared</h1><p>Perhaps it was once, or its link has changed.</p></header>
<footer><a href="${escapeMarkup(publicUrl)}/" target="_blank" rel="noopener">Spinner Rack</a></footer>`,
  )
}

function renderPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)} | Spinner Rack</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`
}

/** Numbers go on from section to section: they are the places in the order. */
function renderSections(comics: readonly SharedComic[], publicUrl: string): string {
  let html = ''
  let before = ''
  comics.forEach((comic, place) => {
    const isFirst = place === 0
    if (isFirst || comic.section !== before) {
      if (!isFirst) html += '</ol>'
      if (comic.section !== '') html += `<h2>${escapeMarkup(comic.section)}</h2>`
      html += '<ol role="list">'
    }
    html += renderComic(comic, place + 1, publicUrl)
    before = comic.section
  })
  return `${html}</ol>`
}

function renderComic({ title, note, thumbnail }: SharedComic, place: number, publicUrl: string) {
  // Without the origin, since the site may be open under another of its names.
  const picture = thumbnail.path.replace(publicUrl, '')
  const cover = `<img src="${escapeMarkup(picture)}/portrait_small.svg" alt="" width="44" height="66" loading="lazy">`
  const said = note === '' ? '' : `<p>${escapeMarkup(note)}</p>`
  return `<li><span>${place}</span>${cover}<div><p>${escapeMarkup(title)}</p>${said}</div></li>`
}
