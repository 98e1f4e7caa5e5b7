/**
 * The service worker: what can be read without a network. Nothing here changes what a page gets while
 * the server answers in time, except that hashed files come from the cache. See
 * docs/decisions/050-reading-offline.md.
 */
import { firstAnswer } from './first-answer.ts'
import { MemberMemory, type MemoryKind } from './member-memory.ts'
import { type PageMessage, type ReachMessage, WORKER_PATH } from './messages.ts'
import { type Route, routeOf } from './routes.ts'
import { answerFile, dropOtherVersions, installShell, recallPage, SITE_CACHE } from './shell.ts'
import { type RequestEvent, worker } from './worker-scope.ts'

const PAGE_PATIENCE_MS = 3000
/** Shorter than the time after which a page gives up. */
const ANSWER_PATIENCE_MS = 6000

const PICTURE_AGE_MS = 7 * 24 * 60 * 60_000

const memory = new MemberMemory()
let toldReachable: boolean | undefined
let check: Promise<void> | undefined
/** An unregistered worker still has the pages that were there before. */
let unwanted = false

worker.addEventListener('install', (event) => {
  event.waitUntil(installShell())
  const files = { condition: { urlPattern: '/static/*' }, source: { cacheName: SITE_CACHE } }
  // Elsewhere, and if this is refused, the worker answers for its files itself.
  event.addRoutes?.(files).catch(() => {})
})

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))

worker.addEventListener('message', (event) =>
  // Only pages of this site can reach a worker.
  event.waitUntil(obey(event.data as PageMessage)),
)

worker.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, location.origin)
  if (route !== undefined && !unwanted) event.respondWith(answer(route, event))
})

async function takeOver(): Promise<void> {
  await dropOtherVersions()
  // The request for a page does not wait for the start of the worker.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

async function obey(message: PageMessage): Promise<void> {
  if (message.type === 'member') await memory.setMember(message.email)
  else if (message.type === 'seen') await rememberSeen(message.addresses)
  else if (message.type === 'reach') await tellReach(toldReachable ?? true)
  else if (message.type === 'take-over' || (await isAlone())) await worker.skipWaiting()
}

async function isAlone(): Promise<boolean> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.length <= 1
}

function answer(route: Route, event: RequestEvent): Promise<Response> {
  if (route === 'file') return answerFile(event.request)
  if (route === 'landing' || route === 'page') return answerPage(route, event)
  if (route === 'session') return answerSession(event)
  if (route === 'leaving') return passLeaving(event.request)
  return answerRead(route, event)
}

async function answerPage(route: 'landing' | 'page', event: RequestEvent): Promise<Response> {
  const network = event.preloadResponse.then((preloaded) => preloaded ?? fetch(event.request))
  const sound = network.then((response) => {
    // A proxy without a server behind it.
    if ([502, 503, 504].includes(response.status)) throw new Error(`${response.status}`)
    return response
  })
  const { response, kept } = await firstAnswer(
    sound,
    () => recallPage(route),
    PAGE_PATIENCE_MS,
  ).catch(async () => ({ response: await network, kept: true }))
  event.waitUntil(learnReach(!kept))
  if (!kept) {
    check ??= leaveIfUnwanted()
    event.waitUntil(check)
  }
  return response
}

/** The session is confirmed by the server as long as it can be asked. */
async function answerSession(event: RequestEvent): Promise<Response> {
  const { request } = event
  try {
    const { response, done } = await fetchSession(request)
    event.waitUntil(done)
    return response
  } catch (error) {
    const kept = request.signal.aborted ? undefined : await memory.recallSession()
    if (kept === undefined) throw error
    return kept
  }
}

async function fetchSession(request: Request) {
  const { moment } = memory
  const response = await fetch(request)
  const { done } = await memory.learnSession(response.clone(), moment)
  return { response, done }
}

/** The page hears that it is signed out when nothing of the member is left. */
async function passLeaving(request: Request): Promise<Response> {
  const response = await fetch(request)
  if (response.ok) await memory.setMember(null)
  return response
}

async function answerRead(kind: MemoryKind, event: RequestEvent): Promise<Response> {
  const { request } = event
  const picture = kind === 'picture' ? await memory.recall(kind, request) : undefined
  if (picture !== undefined && isFresh(picture)) return picture
  const network = fetchAndKeep(kind, request)
  event.waitUntil(network.then(({ done }) => done).catch(() => {}))
  const { response, kept } = await firstAnswer(
    network.then(({ response }) => response),
    async () => (request.signal.aborted ? undefined : memory.recall(kind, request)),
    ANSWER_PATIENCE_MS,
  )
  if (kind !== 'picture') event.waitUntil(learnReach(!kept))
  return response
}

/** For as long as the server lets any cache keep a picture. */
function isFresh({ headers }: Response): boolean {
  return Date.now() - Date.parse(headers.get('date') ?? '') < PICTURE_AGE_MS
}

/** `done` when the answer is kept; the page need not wait for that. */
async function fetchAndKeep(kind: MemoryKind, request: Request) {
  const { moment } = memory
  const response = await fetch(request)
  // The session is gone, and with it whose memory this is.
  if (response.status === 401) await memory.setMember(null)
  return { response, done: memory.keep(kind, request, response.clone(), moment) }
}

async function rememberSeen(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const request = new Request(address)
    const route = routeOf(request, location.origin)
    if (route === 'session') await (await fetchSession(request)).done
    else if (route === 'answer' || route === 'picture') {
      await (await fetchAndKeep(route, request)).done
    }
  }
}

/** Told again only while there is trouble: pages may have come since. */
async function learnReach(reachable: boolean): Promise<void> {
  if (reachable && toldReachable === true) return
  await tellReach(reachable)
}

async function tellReach(reachable: boolean): Promise<void> {
  toldReachable = reachable
  const message: ReachMessage = { type: 'reach', reachable }
  for (const page of await worker.clients.matchAll()) page.postMessage(message)
}

/** The kill switch: a site that serves no worker any more is rid of this one with the next page. */
async function leaveIfUnwanted(): Promise<void> {
  const response = await fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (response === null || (response.ok && isScript(response))) return
  if (response.ok || response.status === 404 || response.status === 410) {
    unwanted = true
    await memory.setMember(null)
    for (const name of await caches.keys()) await caches.delete(name)
    await worker.registration.unregister()
  }
}

/** A server without a worker may answer any address with the shell of its pages. */
function isScript({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('javascript') ?? false
}
