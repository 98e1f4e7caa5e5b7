import { MIRROR_LIMIT, MIRROR_SUFFIX, mirrorPath } from '#contract/mirror-addresses.ts'
import { WIRE_PATH } from './address.ts'
import { baseOf } from './base-of.ts'
import type { MirrorOptions } from './client-types.ts'
import type { ReadPage } from './collection.ts'
import { pageOf } from './page-of.ts'
import { RackError } from './rack-error.ts'
import { createReadJson } from './read-json.ts'

/** Reads from a mirror, and refuses what no mirror has before anything is asked. */
export function createMirror(options: MirrorOptions): ReadPage {
  const { mirror, suffix = MIRROR_SUFFIX } = options
  const base = baseOf(mirror) + WIRE_PATH
  const readJson = createReadJson(options)
  return async ([kind, id, sub], query, call) => {
    const offset = checkedOffset(query)
    const path = mirrorPath({ kind, id, sub, offset }, suffix)
    return pageOf(await readJson(`${base}${path}`, {}, call))
  }
}

function checkedOffset(query: Record<string, unknown>): number {
  const { limit = MIRROR_LIMIT, offset = 0, ...others } = query
  const filter = Object.keys(others).find((name) => others[name] !== undefined)
  if (filter !== undefined) {
    throw notInMirror(`${filter} needs a server: a mirror has whole lists in their default order.`)
  }
  if (limit !== MIRROR_LIMIT) {
    throw notInMirror(`A mirror has pages of ${MIRROR_LIMIT} records alone, not of ${limit}.`)
  }
  if (typeof offset !== 'number' || offset < 0 || offset % MIRROR_LIMIT !== 0) {
    throw notInMirror(`Pages of a mirror begin at multiples of ${MIRROR_LIMIT}, not at ${offset}.`)
  }
  return offset
}

function notInMirror(message: string): RackError {
  return new RackError(message, { code: 'not-in-mirror' })
}
