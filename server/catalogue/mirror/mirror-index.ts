import { createHash } from 'node:crypto'
import type { Catalogue } from '#catalogue/index/catalogue.ts'
import { KINDS } from '#catalogue/index/kinds.ts'
import { BASE_PATH, SUB_COLLECTIONS } from '#catalogue/wire/endpoints.ts'
import { MIRROR_LIMIT } from '#contract/mirror-addresses.ts'
import { isOfPictures, type MirrorState } from './mirror-state.ts'

/** Written last: where it is, the mirror is whole. */
export const INDEX = 'index.json'

/** What only a server can answer. */
export const NEEDS_A_SERVER = [
  'filters of lists (nameStartsWith, modifiedSince, characters, …), alone and together',
  'orderBy: each list has its default order alone',
  `limit: each page has ${MIRROR_LIMIT} records; offset: a multiple of ${MIRROR_LIMIT} below the total`,
  'search, facts, facets and downloads (/api/search, /api/facts, /api/facets, /downloads)',
  'callback (JSONP), keys, limits of calls, and the error bodies of the wire',
  'the pages of the site, which urls lead to',
]

/** Of all bodies of the wire in their order; pictures are not part of it. */
export function contentHashOf(state: MirrorState): string {
  const hash = createHash('sha256')
  for (const [name, { digest }] of state.done) {
    if (!isOfPictures(name)) hash.update(`${name} ${digest}\n`)
  }
  return `sha256:${hash.digest('hex')}`
}

/** `index.json`: nothing in it depends on when or where the mirror was made. */
export function indexOf(catalogue: Catalogue, state: MirrorState): object {
  const { baseUrl, suffix, year, pictures } = state.input
  const counts = state.counts()
  const collections = KINDS.map((kind) => {
    const records = catalogue.indexes[kind].size
    const pages = Math.max(1, Math.ceil(records / MIRROR_LIMIT))
    return [kind, { records, pages, sub: SUB_COLLECTIONS[kind] }]
  })
  return {
    mirror: 1,
    base_url: baseUrl,
    wire: BASE_PATH,
    suffix,
    limit: MIRROR_LIMIT,
    content_hash: contentHashOf(state),
    modified: lastChangeOf(catalogue),
    copyright_year: year,
    files: counts.files,
    bytes: counts.bytes,
    collections: Object.fromEntries(collections),
    pictures:
      pictures.length === 0
        ? null
        : {
            files: counts.pictures,
            bytes: counts.pictureBytes,
            extension: 'jpg',
            variants: pictures.map((name) => name || null),
          },
    needs_a_server: NEEDS_A_SERVER,
  }
}

/** The day of the newest change in the data. */
function lastChangeOf({ characters, comics, creators, events, series }: Catalogue): string {
  let last = ''
  for (const records of [characters, comics, creators, events, series]) {
    for (const { changed } of records) if (changed > last) last = changed
  }
  return last
}
