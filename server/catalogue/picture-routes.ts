import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PicturedKind, Pictures } from '#art/pictures.ts'
import { isVariant, type VariantName } from '#art/variants.ts'
import type { Catalogue } from '#catalogue/index/catalogue.ts'
import { readId } from '#catalogue/wire/endpoints.ts'
import { notFound, tooManyTries } from '../errors.ts'
import { acceptsCoding } from '../http/accepts-coding.ts'
import type { CallerNetwork } from '../http/caller-address.ts'
import { hasEtag } from '../http/etag.ts'
import { type Rate, TokenBuckets } from '../http/token-buckets.ts'
import {
  BITMAP_FORMATS,
  type BitmapFormat,
  bitmapName,
  type Drawing,
  etagOf,
} from './bitmaps/bitmap.ts'
import type { KeptBitmaps } from './bitmaps/kept-bitmaps.ts'
import { widthOfVariant } from './bitmaps/variant-width.ts'
import { compressed } from './encoding.ts'

type Extension = 'svg' | BitmapFormat

const HEADERS = {
  // Safe when opened as a document: it runs no script and loads nothing.
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
}

const SVG_HEADERS = {
  ...HEADERS,
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
  vary: 'accept-encoding',
}

/** Not `immutable`: a changed fact changes the picture at its address. */
const BITMAP_HEADERS = { ...HEADERS, 'cache-control': 'public, max-age=31536000' }

/** For each address, of bitmaps that have to be drawn; the burst is a page of a hundred records. */
const BITMAPS: Rate = { perSecond: 5, burst: 100 }
/** Clients of pictures do not try again, but wait for an answer at least this long. */
const MAX_WAIT_MS = 5000

interface PictureDependencies {
  catalogue: Catalogue
  callerNetwork: CallerNetwork
  now: () => Date
  bitmaps: KeptBitmaps
  sleep?: (ms: number) => Promise<void>
}

/**
 * Every record's picture, public, in every variant, as SVG or as a bitmap. The drawing code is slow
 * to load, so it is loaded at the first request, or earlier by the returned function.
 */
export function pictureRoutes(
  app: FastifyInstance,
  { catalogue, callerNetwork, now, bitmaps, sleep = delay }: PictureDependencies,
): () => Promise<Pictures> {
  const buckets = new TokenBuckets(BITMAPS)
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

  /** What is kept costs nothing, and is refused to nobody. Of much that is new each waits its turn. */
  async function findOrDraw({ raw }: FastifyRequest, drawing: Drawing): Promise<Buffer> {
    const known = await bitmaps.find(drawing)
    if (known !== undefined) return known
    const waitMs = buckets.take(callerNetwork(raw), now().getTime(), MAX_WAIT_MS)
    if (waitMs > MAX_WAIT_MS) throw tooManyTries(waitMs - MAX_WAIT_MS)
    if (waitMs > 0) await sleep(waitMs)
    return bitmaps.render(drawing)
  }

  async function sendSvg(request: FastifyRequest, reply: FastifyReply, svg: string) {
    const etag = etagOf(svg)
    reply.headers({ ...SVG_HEADERS, etag: `"${etag}"` })
    if (hasEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    const bytes = Buffer.from(svg)
    if (!acceptsCoding(request.headers['accept-encoding'], 'gzip')) return reply.send(bytes)
    return reply.header('content-encoding', 'gzip').send(await compressed([bytes], 'gzip'))
  }

  async function sendBitmap(request: FastifyRequest, reply: FastifyReply, drawing: Drawing) {
    const etag = bitmapName(drawing)
    const isKnown = hasEtag(request.headers['if-none-match'], etag)
    // Before the headers: a refusal must not be cached as the picture.
    const bitmap = isKnown ? undefined : await findOrDraw(request, drawing)
    const [type] = BITMAP_FORMATS[drawing.format]
    reply.headers({ ...BITMAP_HEADERS, 'content-type': `image/${type}`, etag: `"${etag}"` })
    return isKnown ? reply.code(304).send() : reply.send(bitmap)
  }

  app.get('/pictures/*', { schema: { hide: true } }, async (request, reply) => {
    const path = readPath(request.url)
    const svg = path && (await drawingAt(path))
    if (path === undefined || svg === undefined) throw notFound('There is no such picture.')
    const { extension, variant } = path
    if (extension === 'svg') return sendSvg(request, reply, svg)
    const width = widthOfVariant(variant)
    return sendBitmap(request, reply, { svg, etag: etagOf(svg), format: extension, width })
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
  const match = /^\/pictures\/([a-z_]+)(?:\/(\d+))?(?:\/([a-z_]+))?\.([a-z]+)$/.exec(path)
  if (match === null) return undefined
  const [, kind = '', id = '', variant, extension = ''] = match
  if (!isExtension(extension)) return undefined
  if (variant !== undefined && !isVariant(variant)) return undefined
  if ((id === '') !== (kind === MISSING)) return undefined
  return { kind, id, variant, extension }
}

function isExtension(text: string): text is Extension {
  return text === 'svg' || Object.hasOwn(BITMAP_FORMATS, text)
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
