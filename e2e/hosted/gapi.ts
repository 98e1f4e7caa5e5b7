import type { BrowserContext } from '@playwright/test'

/**
 * A mock of Google's script, which is not available offline. Firebase uses one part of it: a frame, and
 * messages between the frame and the page.
 */
function installGapi() {
  type Handler = (data: unknown) => unknown
  type Message = { gapi: true; id: string; type?: string; data?: unknown; answer?: unknown }

  function openChannel(partner: () => Window | null) {
    const handlers = new Map<string, Handler>()
    const early: MessageEvent<Message>[] = []
    const waiting = new Map<string, (answer: unknown) => void>()

    const take = async ({ data, source }: MessageEvent<Message>, handle: Handler) => {
      const answer: Message = { gapi: true, id: data.id, answer: [await handle(data.data)] }
      source?.postMessage(answer, { targetOrigin: '*' })
    }
    // As in Google's script: the library throws there even after success.
    const receive = (answer: unknown, onAnswer?: (answer: unknown) => void) => {
      try {
        onAnswer?.(answer)
      } catch {}
    }
    addEventListener('message', (event: MessageEvent<Message>) => {
      if (event.source !== partner() || !event.data?.gapi) return
      const { type, id, answer } = event.data
      if (type === undefined) return receive(answer, waiting.get(id))
      const handle = handlers.get(type)
      return handle ? take(event, handle) : early.push(event)
    })
    return {
      register(type: string, handle: Handler) {
        handlers.set(type, handle)
        const due = early.filter((event) => event.data.type === type)
        for (const event of due) take(event, handle)
      },
      send(type: string, data: unknown, onAnswer: (answer: unknown) => void) {
        const id = crypto.randomUUID()
        waiting.set(id, onAnswer)
        const message: Message = { gapi: true, id, type, data }
        partner()?.postMessage(message, '*')
      },
      restyle: async () => {},
      ping: async (onAnswer?: (answer: unknown[]) => void) => onAnswer?.([]),
    }
  }

  type Channel = ReturnType<typeof openChannel>
  interface FrameOptions {
    where: HTMLElement
    url: string
    attributes?: { style?: Partial<CSSStyleDeclaration> }
  }
  const context = {
    open: ({ where, url, attributes }: FrameOptions, onOpen: (channel: Channel) => unknown) => {
      const frame = document.createElement('iframe')
      Object.assign(frame.style, attributes?.style)
      const channel = openChannel(() => frame.contentWindow)
      const opened = new Promise((resolve) => {
        frame.onload = () => resolve(onOpen(channel))
      })
      frame.src = url
      where.append(frame)
      return opened
    },
    getParentIframe: () => openChannel(() => parent),
  }
  const load = (_name: string, options: (() => void) | { callback: () => void }) =>
    typeof options === 'function' ? options() : options.callback()
  const iframes = { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context }
  const page = Object.assign(window, { gapi: { load, iframes } }) as unknown as Record<
    string,
    (() => void) | undefined
  >
  const script = document.currentScript as HTMLScriptElement
  page[new URL(script.src).searchParams.get('onload') ?? 'gapi_onload']?.()
}

export const GAPI_ORIGIN = 'https://apis.google.com'
/** The host of the style sheet of the emulator's sign-in page. */
const LOOKS_ORIGINS = ['https://unpkg.com', 'https://fonts.googleapis.com']

export const STOOD_FOR = [GAPI_ORIGIN, ...LOOKS_ORIGINS]

/** Blocks all external requests: Google's script is mocked, the style sheet is left out. */
export async function standForGoogle(context: BrowserContext) {
  await context.route(/^https:/, (route) => {
    const { origin, pathname } = new URL(route.request().url())
    if (LOOKS_ORIGINS.includes(origin)) return route.fulfill({ body: '' })
    if (origin !== GAPI_ORIGIN || pathname !== '/js/api.js') return route.abort()
    return route.fulfill({ contentType: 'text/javascript', body: `(${installGapi})()` })
  })
}
