import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RetryLater } from '../errors.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import { hasEtag } from '../http/etag.ts'

/** What a link preview shows of a shared list. */
interface SharedHead {
  name: string
  description: string
  /** Whether search engines may show it. */
  isPublic: boolean
}

/** Undefined for whatever cannot be read. Rejects with RetryLater while it is not known. */
export type FindSharedHead = (
  token: string,
  request: IncomingMessage,
) => Promise<SharedHead | undefined>

interface SharedPageParts {
  /** The shell of all pages, filled. */
  html: string
  policy: string
  publicUrl: string
  findHead: FindSharedHead
  /** Sends the shell as it is. */
  sendShell: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

/** The page of a shared list: the shell with a head of its own, since previews run no scripts. */
export function createSharedPage({
  html,
  policy,
  publicUrl,
  findHead,
  sendShell,
}: SharedPageParts) {
  return async (request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply) => {
    const { token } = request.params
    reply.header('x-robots-tag', 'noindex')
    try {
      const head = await findHead(token, request.raw)
      if (head !== undefined) {
        if (head.isPublic) reply.removeHeader('x-robots-tag')
        return sendPage(request, reply, withHead(html, head, `${publicUrl}/shared/${token}`))
      }
      reply.code(404)
    } catch (error) {
      if (!(error instanceof RetryLater)) throw error
      reply.code(error.statusCode).header('retry-after', error.retryAfterS)
    }
    return sendShell(request, reply)
  }

  function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: string) {
    const digest = createHash('sha256').update(page).digest('base64url')
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      etag: `W/"${digest}"`,
    })
    return hasEtag(headers['if-none-match'], digest) ? reply.code(304).send() : reply.send(page)
  }
}

function withHead(shell: string, { name, description }: SharedHead, address: string): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Spinner Rack',
    'og:title': name,
    'og:description': description,
    'og:url': address,
    'og:image': `${address}/picture.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `The first covers of the reading list ${name}`,
  }
  const head = [
    `<title>${escapeMarkup(name)} | Spinner Rack</title>`,
    `<meta name="description" content="${escapeMarkup(description)}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="alternate" type="application/atom+xml" title="${escapeMarkup(name)}" href="${escapeMarkup(`${address}/feed.xml`)}">`,
  ].join('\n    ')
  return shell.replace(/<title>[^<]*<\/title>/, () => head)
}
