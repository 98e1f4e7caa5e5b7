import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Coding, preferredCoding } from '../http/accepts-coding.ts'
import { hasEtag } from '../http/etag.ts'

const CODINGS = ['br', 'gzip'] as const
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A handler for a page that is rendered at start and cached in memory. */
export function createCachedPage(html: string, policy: string) {
  const body = Buffer.from(html)
  const digest = createHash('sha256').update(body).digest('base64url')
  // Compressed at the highest level on other threads: the start does not wait, only the first
  // request may.
  const compressed: Record<Coding, Promise<Buffer>> = {
    br: compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzip: compressGzip(body, { level: 9 }),
  }

  return async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      // A weak ETag, because it is the same for every content coding.
      etag: `W/"${digest}"`,
      vary: 'accept-encoding',
    })
    if (hasEtag(headers['if-none-match'], digest)) return reply.code(304).send()
    const coding = preferredCoding(headers['accept-encoding'], CODINGS)
    if (coding === undefined) return reply.send(body)
    return reply.header('content-encoding', coding).send(await compressed[coding])
  }
}
