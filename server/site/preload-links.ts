import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_PRELOADS, SESSION_REQUEST } from '#contract/page-preloads.ts'

export const PAGE_FILES = 'page-files.json'
const LOGIN = '/login'
const RECORD_ID = /^[1-9]\d{0,9}$/

interface Reader {
  /** Has a session cookie, valid or not. Undefined where the server cannot tell, as with Firebase. */
  isMember: boolean | undefined
  /** The path of the page, and whether the address goes on with a query. */
  path: string
  hasQuery: boolean
}

/**
 * The `Link` header of a page: its chunks, the session and its first requests, so that the browser
 * asks for them all at once instead of one after another. The HTML stays the same for every page.
 */
export function createPreloadLinks(folder: string): (reader: Reader) => string | undefined {
  const files = readPageFiles(folder)
  const pages = PAGE_PRELOADS.map(({ path, requests }) => ({
    path,
    requests,
    files: (files[path] ?? []).map(toFileLink),
  }))
  // First, since everything waits for them: without a preload their priority is lower than a chunk's.
  const entry = (files['*'] ?? []).map(toFileLink)
  const login = (files[LOGIN] ?? []).map(toFileLink)
  const session = toRequestLink(SESSION_REQUEST)

  return ({ path, isMember, hasQuery }) => {
    const found = pages
      .map((page) => ({ ...page, id: matchPath(page.path, path) }))
      .find(({ id }) => id !== undefined)
    // The requests below need the session's cookie.
    if (isMember === undefined) return toHeader([...entry, ...(found?.files ?? [])])
    // A visitor is redirected.
    const isRedirected = found !== undefined || path === LOGIN
    if (!isMember) return toHeader([...entry, session, ...(isRedirected ? login : [])])
    if (found === undefined) return toHeader([...entry, session])
    // What a query changes only the page knows.
    const requests = hasQuery ? [] : found.requests.map((one) => one.replace(':id', found.id ?? ''))
    return toHeader([...entry, session, ...requests.map(toRequestLink), ...found.files])
  }
}

function readPageFiles(folder: string): Record<string, string[]> {
  return JSON.parse(readFileSync(join(folder, PAGE_FILES), 'utf8'))
}

/** The record's number, empty for a path without one; undefined if the path is another. */
function matchPath(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('/:id')) return pattern === path ? '' : undefined
  const start = pattern.slice(0, -':id'.length)
  const id = path.startsWith(start) ? path.slice(start.length) : ''
  return RECORD_ID.test(id) ? id : undefined
}

function toFileLink(file: string): string {
  return `<${file}>; rel=preload; as=${file.endsWith('.css') ? 'style' : 'script'}`
}

/**
 * With `crossorigin`, or the browser does not use it for `fetch`. Facts are large, and are not shown
 * before the scripts have run: they come behind those.
 */
function toRequestLink(request: string): string {
  const priority = request.startsWith('/api/facts/') ? '; fetchpriority=low' : ''
  return `<${request}>; rel=preload; as=fetch; crossorigin${priority}`
}

function toHeader(links: string[]): string | undefined {
  return links.length === 0 ? undefined : links.join(', ')
}
