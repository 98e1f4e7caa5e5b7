import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DOWNLOADS } from '#catalogue/wire/download-lines.ts'
import { tooManyTries } from '../errors.ts'
import { acceptsCoding } from '../http/accepts-coding.ts'
import type { CallerNetwork } from '../http/caller-address.ts'
import { hasEtag } from '../http/etag.ts'
import { type Rate, TokenBuckets } from '../http/token-buckets.ts'
import { type DownloadFile, type DownloadFiles, plainText } from './download-files.ts'

/** For each address, of whole files: all of them several times in a row. */
const RATE: Rate = { perSecond: 0.5, burst: 30 }

const HEADERS = {
  'content-type': 'application/jsonl; charset=utf-8',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-cache',
  link: '</downloads/LICENCE.txt>; rel="license"',
  vary: 'accept-encoding',
}

const LICENCE = `The facts of the Spinner Rack catalogue

To the extent possible under law, the authors of Spinner Rack have waived all copyright and related
rights to what is theirs in these files, texts, selection and arrangement: CC0 1.0 Universal,
https://creativecommons.org/publicdomain/zero/1.0/

Ids, casts and credits of single issues: Data provided by Marvel. Casts up to 2001 also after the Marvel
Chronology Project, by way of the graph of Alberich, Miró-Julià and Rosselló.

Spinner Rack is an unofficial fan project. Names of characters, titles and teams are trademarks of the
publisher; this waiver does not touch them.
`

interface DownloadDependencies {
  files: Pick<DownloadFiles, 'get'>
  callerNetwork: CallerNetwork
  now: () => Date
}

/** The whole catalogue as JSON lines, without authentication. */
export function downloadRoutes(
  app: FastifyInstance,
  { files, callerNetwork, now }: DownloadDependencies,
): void {
  const buckets = new TokenBuckets(RATE)
  const options = { schema: { hide: true } }
  app.get('/downloads', options, (_request, reply) => reply.redirect('/downloads/', 308))
  app.get('/downloads/', options, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(renderIndex()),
  )
  app.get('/downloads/LICENCE.txt', options, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(LICENCE),
  )
  function checkRate(request: FastifyRequest): void {
    const waitMs = buckets.take(callerNetwork(request.raw), now().getTime())
    if (waitMs > 0) throw tooManyTries(waitMs)
  }
  for (const kind of DOWNLOADS) {
    app.get(`/downloads/${kind}.jsonl`, options, async (request, reply) => {
      const file = await files.get(kind)
      const gzip = acceptsCoding(request.headers['accept-encoding'], 'gzip')
      const etag = gzip ? `${file.digest}-gzip` : file.digest
      const known = hasEtag(request.headers['if-none-match'], etag)
      if (!known) checkRate(request)
      reply.headers({ ...HEADERS, etag: `"${etag}"` })
      if (known) return reply.code(304).send()
      return gzip
        ? reply.header('content-encoding', 'gzip').send(file.gzip)
        : reply.header('content-length', file.length).send(plainBody(request, file))
    })
  }
}

function plainBody({ method }: FastifyRequest, file: DownloadFile): Readable {
  return method === 'HEAD' ? Readable.from([]) : plainText(file)
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
<p>The whole catalogue, one JSON object a line. What is ours in it is offered under <a href="LICENCE.txt" rel="license">CC0 1.0</a>: take them.</p>
<ul>${files.join('')}</ul>
</main>
</body>
</html>
`
}
