import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DOWNLOADS } from '#catalogue/wire/download-lines.ts'
import type { Layer } from '#contract/catalogue-layer.ts'
import { tooManyTries } from '../errors.ts'
import { acceptsCoding } from '../http/accepts-coding.ts'
import type { CallerNetwork } from '../http/caller-address.ts'
import { hasEtag } from '../http/etag.ts'
import { type Rate, TokenBuckets } from '../http/token-buckets.ts'
import { type DownloadFile, type DownloadFiles, plainText } from './download-files.ts'
import { licenceText, renderDownloads } from './download-pages.ts'

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

interface DownloadDependencies {
  files: Pick<DownloadFiles, 'get'>
  layers: readonly Layer[]
  callerNetwork: CallerNetwork
  now: () => Date
}

/** The whole catalogue as JSON lines, without authentication. */
export function downloadRoutes(
  app: FastifyInstance,
  { files, layers, callerNetwork, now }: DownloadDependencies,
): void {
  const buckets = new TokenBuckets(RATE)
  const index = renderDownloads(layers)
  const licence = licenceText(layers)
  const options = { schema: { hide: true } }
  app.get('/downloads', options, (_request, reply) => reply.redirect('/downloads/', 308))
  app.get('/downloads/', options, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index),
  )
  app.get('/downloads/LICENCE.txt', options, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(licence),
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
