import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tooManyTries } from '../errors.ts'
import type { CallerNetwork } from '../http/caller-address.ts'
import { hasEtag } from '../http/etag.ts'
import { type Rate, TokenBuckets } from '../http/token-buckets.ts'
import { EMBED_POLICY, renderEmbed, renderNoEmbed } from './embed.ts'
import { renderFeed } from './feed.ts'
import type { ReaderLimit } from './reader-limit.ts'
import type { Opened, SharedBook } from './shared-book.ts'
import { isKnown } from './tagged-answer.ts'

/** For each network, of pictures that have to be drawn. */
const DRAWINGS: Rate = { perSecond: 1, burst: 20 }
/** A link that is withdrawn must not live on in a cache. */
const CACHE = 'no-cache'

/** A picture of a list, which may have been drawn before. */
interface ListPicture {
  etag: string
  find(): Buffer | Promise<Buffer> | undefined
  draw(): Promise<Buffer>
}

/** Draws the pictures that link previews show. */
export interface ListPictures {
  prepare(list: { name: string; count: number; comics: number[] }): Promise<ListPicture>
}

interface DocumentRouteOptions {
  book: SharedBook
  limit: ReaderLimit
  pictures: ListPictures
  callerNetwork: CallerNetwork
  publicUrl: string
  now: () => Date
}

type Request = FastifyRequest<{ Params: { token: string } }>

/** What a shared list is besides its page: a feed, a frame and a picture. */
export async function documentRoutes(
  app: FastifyInstance,
  { book, limit, pictures, callerNetwork, publicUrl, now }: DocumentRouteOptions,
): Promise<void> {
  const drawings = new TokenBuckets(DRAWINGS)
  const options = { schema: { hide: true } }

  app.get('/:token/feed.xml', options, async (request: Request, reply) => {
    const opened = await open(request, reply)
    const feed = renderFeed(book, opened, publicUrl)
    reply.header('cache-control', CACHE).type('application/atom+xml; charset=utf-8')
    return isKnown(request, reply, feed) ? reply.code(304).send() : reply.send(feed)
  })

  app.get('/:token/embed', options, async (request: Request, reply) => {
    limit(request.raw)
    const opened = await book.find(request.params.token)
    reply.removeHeader('x-frame-options')
    reply.type('text/html; charset=utf-8').headers({
      'content-security-policy': EMBED_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': CACHE,
      // Search engines are for the page itself.
      'x-robots-tag': 'noindex',
    })
    if (opened === undefined) return reply.code(404).send(renderNoEmbed(publicUrl))
    const page = renderEmbed(book, opened, publicUrl)
    return isKnown(request, reply, page) ? reply.code(304).send() : reply.send(page)
  })

  app.get('/:token/picture.jpg', options, async (request: Request, reply) => {
    const { list } = await open(request, reply)
    const comics = list.entries.map(({ comic }) => comic)
    const picture = await pictures.prepare({ name: list.name, count: comics.length, comics })
    const isSame = hasEtag(request.headers['if-none-match'], picture.etag)
    const bytes = isSame ? undefined : await findOrDraw(request, picture)
    reply.type('image/jpeg').headers({
      etag: `"${picture.etag}"`,
      'cache-control': CACHE,
      'cross-origin-resource-policy': 'cross-origin',
    })
    return bytes === undefined ? reply.code(304).send() : reply.send(bytes)
  })

  async function open(request: Request, reply: FastifyReply): Promise<Opened> {
    // First: an address that leads nowhere is not for search engines either.
    reply.header('x-robots-tag', 'noindex')
    limit(request.raw)
    const opened = await book.get(request.params.token)
    if (opened.list.visibility === 'public') reply.removeHeader('x-robots-tag')
    return opened
  }

  /** What is cached costs nothing, and is refused to nobody. */
  function findOrDraw({ raw }: FastifyRequest, picture: ListPicture): Buffer | Promise<Buffer> {
    const known = picture.find()
    if (known !== undefined) return known
    const waitMs = drawings.take(callerNetwork(raw), now().getTime())
    if (waitMs > 0) throw tooManyTries(waitMs)
    return picture.draw()
  }
}
