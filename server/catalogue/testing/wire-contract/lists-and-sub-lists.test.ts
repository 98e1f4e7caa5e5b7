import { expect, test } from 'vitest'
import { shareContractApp } from './testing/ask.ts'

interface Item {
  resourceURI: string
  name: string
}
interface Named {
  id: number
  name?: string
  title?: string
  fullName?: string
}
type Entity = Named & Record<string, { available: number; items: Item[]; collectionURI: unknown }>

/** The 39 endpoints less the lists and the single resources. */
const SUB_COLLECTIONS: Record<string, string[]> = {
  characters: ['comics', 'events', 'series', 'stories'],
  comics: ['characters', 'creators', 'events', 'stories'],
  creators: ['comics', 'events', 'series', 'stories'],
  events: ['characters', 'comics', 'creators', 'series', 'stories'],
  series: ['characters', 'comics', 'creators', 'events', 'stories'],
  stories: ['characters', 'comics', 'creators', 'events', 'series'],
}
const PAIRS = Object.entries(SUB_COLLECTIONS).flatMap(([kind, targets]) =>
  targets.map((target): [string, string] => [kind, target]),
)

test.each(PAIRS)(
  '§10 3. and 7. total, available, order and names agree: /%s/{id}/%s',
  async (kind, target) => {
    const { get } = await shareContractApp()
    const parents: Entity[] = (await get(`/${kind}?limit=100`)).json().data.results
    for (const parent of parents) {
      const list = parent[target]
      const { data } = (await get(`/${kind}/${parent.id}/${target}`)).json()
      expect(list?.available, `${kind} ${parent.id}`).toBe(data.total)
      expect(list?.items.map(({ resourceURI, name }) => [resourceURI, name])).toEqual(
        data.results.map((record: Named & Item) => [
          record.resourceURI,
          record.name ?? record.title ?? record.fullName,
        ]),
      )
    }
  },
)
