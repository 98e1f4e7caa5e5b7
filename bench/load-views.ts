import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type BrowserContext, chromium } from '@playwright/test'
import { ensureBrowser } from '#scripts/browser.ts'
import type { LoadSite, RawRequest } from './load-site.ts'

/** What a connection says of itself, and what the load client says itself. */
const NOT_REPEATED = ['host', 'connection', 'cookie', 'content-length', 'x-forwarded-for']

const PAGES = { 'a listing': '/characters', 'a detail page': '/characters/1009610' }

export interface View {
  what: string
  /** Everything that the browser asked the server for. */
  requests: RawRequest[]
}

/**
 * Records what a real browser asks for when a member opens a listing and a detail page, for the first
 * time and later, when it has most of it and asks only whether something has changed.
 */
export async function recordViews(site: LoadSite): Promise<View[]> {
  const recorder = await startRecorder(site)
  const browser = await chromium.launch({ executablePath: ensureBrowser() })
  try {
    const origin = `http://localhost:${site.publicPort}`
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      // It asks for everything in advance, once, which is no page view.
      serviceWorkers: 'block',
    })
    await signIn(context, origin, site)
    const views: View[] = []
    for (const visit of ['first', 'later']) {
      for (const [what, path] of Object.entries(PAGES)) {
        recorder.take()
        const page = await context.newPage()
        await page.goto(origin + path, { waitUntil: 'networkidle' })
        await page.close()
        views.push({ what: `${visit} view of ${what}`, requests: recorder.take() })
      }
    }
    return views
  } finally {
    await browser.close()
    recorder.stop()
  }
}

async function signIn(context: BrowserContext, origin: string, { members }: LoadSite) {
  const cookies = members[0]?.cookie.split('; ') ?? []
  await context.addCookies(
    cookies.map((cookie) => {
      const end = cookie.indexOf('=')
      return { name: cookie.slice(0, end), value: cookie.slice(end + 1), url: origin }
    }),
  )
}

/** Stands at the site's own address and passes everything on. */
async function startRecorder({ server, publicPort }: LoadSite) {
  let recorded: RawRequest[] = []
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url = '/', headers } = incoming
    if (method === 'GET') recorded.push({ path: url, headers: repeated(headers) })
    const onward = request(
      { host: '127.0.0.1', port: server.port, method, path: url, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }
  const recorder = createServer(pass)
  await new Promise<void>((resolve) => recorder.listen(publicPort, '127.0.0.1', resolve))
  return {
    take: () => {
      const taken = recorded
      recorded = []
      return taken
    },
    stop: () => {
      recorder.closeAllConnections()
      recorder.close()
    },
  }
}

function repeated(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || NOT_REPEATED.includes(name) ? [] : [[name, String(value)]],
    ),
  )
}
