import { pathOf } from '../http/request-log.ts'
import { isUnder } from '../plugins/error-answers.ts'

/** Paths that programs ask for; all others are pages. */
const PROGRAM_PATHS = [
  '/static',
  '/api',
  '/v1',
  '/sdk',
  '/demo-identity',
  '/service-worker.js',
  '/metrics',
]

export function isPage(url: string): boolean {
  return !PROGRAM_PATHS.some((prefix) => isUnder(prefix, pathOf(url)))
}

/**
 * The framework refuses a path that cannot be decoded, before any route, with words for a program. The
 * address of a page is escaped once more instead, so that its reader gets the page "not found".
 */
export function withReadablePath(url: string): string {
  if (!url.includes('%') || !isPage(url) || hasReadablePath(url)) return url
  const path = pathOf(url)
  return path.replaceAll('%', '%25') + url.slice(path.length)
}

export function hasReadablePath(url: string): boolean {
  try {
    decodeURIComponent(pathOf(url))
    return true
  } catch {
    return false
  }
}
