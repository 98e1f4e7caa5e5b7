import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#catalogue/index/catalogue.ts'
import { DOWNLOADS, type Download, downloadLines } from '#catalogue/wire/download-lines.ts'
import { acceptsCoding } from '../http/accepts-coding.ts'

const LINES_A_CHUNK = 200

const LICENCE = `The facts of the Spinner Rack catalogue

To the extent possible under law, the authors of Spinner Rack have waived all copyright and related
rights to the facts in these files: CC0 1.0 Universal, https://creativecommons.org/publicdomain/zero/1.0/

Spinner Rack is an unofficial fan project. Names of characters, titles and teams are trademarks of the
publisher; this waiver does not touch them.
`

/** The whole catalogue as JSON lines, without authentication. */
export function downloadRoutes(app: FastifyInstance, catalogue: Catalogue): void {
  const options = { schema: { hide: true } }
  app.get('/downloads', options, (_request, reply) => reply.redirect('/downloads/', 308))
  app.get('/downloads/', options, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(renderIndex()),
  )
  app.get('/downloads/LICENCE.txt', options, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(LICENCE),
  )
  for (const kind of DOWNLOADS) {
    app.get(`/downloads/${kind}.jsonl`, options, (request, reply) => {
      reply.headers({
        'content-type': 'application/jsonl; charset=utf-8',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        link: '</downloads/LICENCE.txt>; rel="license"',
        vary: 'accept-encoding',
      })
      const lines = Readable.from(chunksOf(catalogue, kind))
      if (!acceptsCoding(request.headers['accept-encoding'], 'gzip')) return reply.send(lines)
      return reply.header('content-encoding', 'gzip').send(lines.pipe(createGzip()))
    })
  }
}

/** Streamed with backpressure: a slow client must not hold sixty thousand lines in our memory. */
function* chunksOf(catalogue: Catalogue, kind: Download): Generator<string> {
  let chunk = ''
  let count = 0
  for (const line of downloadLines(catalogue, kind)) {
    chunk += `${JSON.stringify(line)}\n`
    count += 1
    if (count % LINES_A_CHUNK !== 0) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}

function renderIndex(): string {
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
<header><p><a href="/">Spinner Rack</a></p><nav aria-label="Site"><ul><li><a href="/docs">Catalogue API</a></li></ul></nav></header>
<main id="main" tabindex="-1">
<h1>Downloads</h1>
<p>The whole catalogue, one JSON object a line. The facts are offered under <a href="LICENCE.txt" rel="license">CC0 1.0</a>: take them.</p>
<ul>${files.join('')}</ul>
</main>
</body>
</html>
`
}
