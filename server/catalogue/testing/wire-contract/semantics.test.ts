import { describe, expect, test } from 'vitest'
import { askForData, askForIds, askForOne, shareContractApp } from './testing/ask.ts'

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

describe('§10', () => {
  test.each([
    ['/events?name=civil war', []],
    ['/events?name=COPPER war', [5001]],
    ['/characters?name=EMBER OWL', [2000003]],
    ['/characters?nameStartsWith=EMBER O', [2000003]],
    ['/series?title=FROST atlas', [107]],
    ['/comics?titleStartsWith=FROST', [876645]],
    ['/creators?lastName=QUILL', [20001]],
  ])('1. matching by name or title is case-insensitive: %s', async (path, ids) => {
    expect(await askForIds(encodeURI(path))).toEqual(ids)
  })

  test.each([
    ['/comics?series=101&limit=5', 22],
    ['/comics?series=101&limit=5&offset=21', 22],
    ['/characters?nameStartsWith=e&limit=1', 2],
    ['/series/101/stories?limit=1', 45],
  ])('2. total counts the whole filtered set, not the page: %s', async (path, total) => {
    expect((await askForData(path)).total).toBe(total)
  })

  test.each(PAIRS)(
    '3. and 7. total, available, order and names agree: /%s/{id}/%s',
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

  test('4. /events?name= searches title', async () => {
    expect(await askForOne('/events?name=After+Dusk')).toMatchObject({ title: 'After Dusk' })
  })

  test('5. variants of a variant include the original issue', async () => {
    const { variants } = await askForOne<{ variants: Item[] }>('/comics/301')
    expect(variants.map(({ name }) => name)).toEqual(['Copper Tales (1998) #34'])
  })

  test.each([
    ['/stories/3309974/characters', []],
    ['/stories/3309973/characters', [1009001, 2000001, 2000002]],
    ['/comics/827493/characters', [1009001, 2000001, 2000002]],
    ['/series/101/characters', [1009001, 2000001, 2000002]],
    ['/events/5001/characters', [1009001, 2000001, 2000002]],
    ['/stories/3309972/creators', [20003, 20002]],
    ['/comics/827493/creators', [20003, 20001, 20002, 20004]],
    ['/series/101/creators', [20003, 20001, 20002, 20004]],
    ['/events/5001/creators', [20003, 20001, 20002, 20004]],
  ])('6. creators and characters of stories bubble up: %s', async (path, ids) => {
    expect(await askForIds(path)).toEqual(ids)
  })

  test.each(PAIRS)('8. collectionURI is text: %s, %s', async (kind, target) => {
    const { results } = await askForData<Entity>(`/${kind}?limit=100`)
    for (const record of results) expect(typeof record[target]?.collectionURI).toBe('string')
  })

  test('9. text is not sanitised', async () => {
    expect(await askForOne('/characters/2000006')).toMatchObject({ name: 'Ren&#233; Gray' })
    expect(await askForOne('/characters/1009001')).toMatchObject({
      description: 'A smith with a temper.<br>Beware.',
    })
  })
})
