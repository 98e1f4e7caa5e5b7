import { FULL_SIZE } from '#catalogue/testing/synthetic-catalogue.ts'

const PAGE = 20

/**
 * Pages of 20 characters without duplicates: orders, filters that leave most of them, and offsets.
 */
export function* uncachedCharacterPages(): Generator<string, void> {
  const filters = ['', '&modifiedSince=2026-02-01', '&modifiedSince=2026-03-01']
  const offsets = Math.floor(FULL_SIZE.characters * 0.7) - PAGE
  for (const filter of filters) {
    for (const order of orders('name', 'modified')) {
      for (let step = 0; step < offsets; step += 1) {
        // Consecutive requests are far apart in the list, as with many users; a step of 37 visits
        // every offset once.
        const offset = (step * 37) % offsets
        yield `/characters?offset=${offset}${filter}${order}`
      }
    }
  }
}

function orders(one: string, other: string): string[] {
  const keys = [one, `-${one}`, other, `-${other}`]
  const pairs = [
    ...keys.slice(0, 2).flatMap((first) => keys.slice(2).map((second) => `${first},${second}`)),
    ...keys.slice(2).flatMap((first) => keys.slice(0, 2).map((second) => `${first},${second}`)),
  ]
  return ['', ...[...keys, ...pairs].map((order) => `&orderBy=${order}`)]
}

/** Every comic on exactly one page. */
export function* comicPages(): Generator<string, void> {
  for (let offset = 0; offset + PAGE <= FULL_SIZE.comics; offset += PAGE) {
    yield `/comics?offset=${offset}`
  }
}
