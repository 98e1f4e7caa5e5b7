import { DOWNLOADS } from '#catalogue/wire/download-lines.ts'
import type { Attribution, Layer } from '#contract/catalogue-layer.ts'
import { escapeMarkup } from '../http/escape-markup.ts'

const SHIPPED_LICENCE = `The facts of the Spinner Rack catalogue

To the extent possible under law, the authors of Spinner Rack have waived all copyright and related
rights to what is theirs in these files, texts, selection and arrangement: CC0 1.0 Universal,
https://creativecommons.org/publicdomain/zero/1.0/

Ids, casts and credits of single issues: Data provided by Marvel. Casts up to 2001 also after the Marvel
Chronology Project, by way of the graph of Alberich, Miró-Julià and Rosselló.

Spinner Rack is an unofficial fan project. Names of characters, titles and teams are trademarks of the
publisher; this waiver does not touch them.
`

/** `LICENCE.txt`: ours, and that of each layer. */
export function licenceText(layers: readonly Layer[]): string {
  if (layers.length === 0) return SHIPPED_LICENCE
  const entries = layers.map(
    ({ name, licence, source }) => `${name}: ${plain(licence)}. Source: ${plain(source)}\n`,
  )
  return `${SHIPPED_LICENCE}
This site has added facts of others, which are not part of the waiver. A record that has any of them
names them as its "layers". Their licences:

${entries.join('')}`
}

function plain({ words, url }: Attribution): string {
  return url === null || url === words ? words : `${words} (${url})`
}

/** The page at `/downloads/`. */
export function renderDownloads(layers: readonly Layer[]): string {
  const files = DOWNLOADS.map((kind) => `<li><a href="${kind}.jsonl">${kind}.jsonl</a></li>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Downloads | Spinner Rack</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><div class="wrap"><a class="home" href="/">Spinner Rack</a><h1>Downloads</h1></div></header>
<nav aria-label="Site"><ul class="wrap"><li><a href="/docs">Catalogue API</a></li></ul></nav>
<main id="main" class="wrap" tabindex="-1">
<p>The whole catalogue, one JSON object a line. What is ours in it is offered under <a href="LICENCE.txt" rel="license">CC0 1.0</a>: take them.</p>
<ul>${files.join('')}</ul>
${layers.length === 0 ? '' : renderLayers(layers)}</main>
</body>
</html>
`
}

function renderLayers(layers: readonly Layer[]): string {
  const rows = layers.map(
    ({ name, licence, source }) =>
      `<tr><td>${escapeMarkup(name)}</td><td>${link(licence)}</td><td>${link(source)}</td></tr>`,
  )
  return `<section aria-labelledby="layers"><h2 id="layers">Facts of others</h2>
<p>This site has added facts that others have gathered. A record that has any of them names them as its <code>layers</code>, and their licences hold for it.</p>
<div class="scroll" tabindex="0" role="region" aria-labelledby="layers"><table><thead><tr><th scope="col">Layer</th><th scope="col">Licence</th><th scope="col">Source</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div></section>
`
}

function link({ words, url }: Attribution): string {
  const text = escapeMarkup(words)
  return url === null ? text : `<a href="${escapeMarkup(url)}" rel="noopener">${text}</a>`
}
