import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PicturedKind, Pictures } from '#art/pictures.ts'
import { DETAIL_WIDTH, isVariant, VARIANTS, type VariantName } from '#art/variants.ts'
import type { Catalogue } from '#catalogue/index/catalogue.ts'
import { readId } from '#catalogue/wire/endpoints.ts'
import { notFound, tooManyTries } from '../errors.ts'
import { acceptsCoding } from '../http/accepts-coding.ts'
import type { CallerNetwork } from '../http/caller-address.ts'
import { hasEtag } from '../http/etag.ts'
import { type Rate, TokenBuckets } from '../http/token-buckets.ts'
import { compressed } from './encoding.ts'
import { type Drawing, Raster } from './raster.ts'

const TYPES = {
  svg: 'image/svg+xml; charset=utf-8',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const
type Extension = keyof typeof TYPES

const HEADERS = {
  'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
  // Safe when opened as a document: it runs no script and loads nothing.
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  vary: 'accept-encoding',
}

/** For each address, of bitmaps that have to be drawn; the burst is a page of a hundred records. */
const BITMAPS: Rate = { perSecond: 5, burst: 100 }

interface RequestedPicture {
  svg: string
  extension: Extension
  variant: VariantName | undefined
}

interface PictureDependencies {
  catalogue: Catalogue
  callerNetwork: CallerNetwork
  now: () => Date
  raster?: Raster
}

/**
 * Every record's picture, public, in every variant, as SVG or as a bitmap. The drawing code is slow
 * to load, so it is loaded at the first request, or earlier by the returned function.
 */
export function pictureRoutes(
  app: FastifyInstance,
  { catalogue, callerNetwork, now, raster = new Raster() }: PictureDependencies,
): () => Promise<Pictures> {
  const bitmaps = new TokenBuckets(BITMAPS)
  let loading: Promise<Pictures> | undefined
  const load = () => {
    loading ??= import('#art/pictures.ts').then(({ Pictures }) => new Pictures(catalogue))
    return loading
  }
  // Scripts that are still loading after the end of the app would be nobody's.
  app.addHook('onClose', async () => void (await loading?.catch(() => {})))
  const missing = readFileSync(
    join(import.meta.dirname, '../../art/image-not-available.svg'),
    'utf8',
  )

  async function drawingAt({ kind, id, variant }: PicturePath): Promise<string | undefined> {
    if (kind === MISSING) return missing
    if (!isPictured(kind)) return undefined
    return (await load()).picture(kind, readId(id), variant)
  }

  /** What is cached costs nothing, and is refused to nobody. */
  function findOrDraw({ raw }: FastifyRequest, drawing: Drawing): Buffer | Promise<Buffer> {
    const known = raster.find(drawing)
    if (known !== undefined) return known
    const waitMs = bitmaps.take(callerNetwork(raw), now().getTime())
    if (waitMs > 0) throw tooManyTries(waitMs)
    return raster.render(drawing)
  }

  async function send(request: FastifyRequest, reply: FastifyReply, requested: RequestedPicture) {
    const { svg, extension } = requested
    const etag = createHash('sha1').update(svg).digest('base64url')
    const headers = { ...HEADERS, 'content-type': TYPES[extension], etag: `"${etag}"` }
    if (hasEtag(request.headers['if-none-match'], etag)) {
      return reply.headers(headers).code(304).send()
    }
    if (extension !== 'svg') {
      // Before the headers: a refusal must not be cached as the picture.
      const bitmap = await findOrDraw(request, toDrawing(requested, etag, extension))
      return reply.headers(headers).send(bitmap)
    }
    reply.headers(headers)
    const bytes = Buffer.from(svg)
    if (!acceptsCoding(request.headers['accept-encoding'], 'gzip')) return reply.send(bytes)
    return reply.header('content-encoding', 'gzip').send(await compressed([bytes], 'gzip'))
  }

  app.get('/pictures/*', { schema: { hide: true } }, async (request, reply) => {
    const path = readPath(request.url)
    const svg = path && (await drawingAt(path))
    if (path === undefined || svg === undefined) throw notFound('There is no such picture.')
    return send(request, reply, { ...path, svg })
  })
  return load
}

const MISSING = 'image_not_available'

interface PicturePath {
  kind: string
  id: string
  variant: VariantName | undefined
  extension: Extension
}

/** `comics/12.svg`, `comics/12/portrait_xlarge.jpg`, `image_not_available.svg`. */
function readPath(url: string): PicturePath | undefined {
  const [path = ''] = url.split('?', 1)
  const match = /^\/pictures\/([a-z_]+)(?:\/(\d+))?(?:\/([a-z_]+))?\.(svg|jpg|png)$/.exec(path)
  if (match === null) return undefined
  const [, kind = '', id = '', variant, extension] = match
  if (variant !== undefined && !isVariant(variant)) return undefined
  if ((id === '') !== (kind === MISSING)) return undefined
  return { kind, id, variant, extension: extension as Extension }
}

const PICTURED: Record<PicturedKind, true> = {
  characters: true,
  comics: true,
  series: true,
  events: true,
  creators: true,
}

function isPictured(kind: string): kind is PicturedKind {
  return Object.hasOwn(PICTURED, kind)
}

function toDrawing(
  { svg, variant }: RequestedPicture,
  etag: string,
  format: Drawing['format'],
): Drawing {
  if (variant === undefined) return { svg, etag, format }
  return { svg, etag, format, width: variant === 'detail' ? DETAIL_WIDTH : VARIANTS[variant][0] }
}
