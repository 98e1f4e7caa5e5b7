import { describe, expect, test } from 'vitest'
import { askForData, askForOne, buildContractApp } from './testing/ask.ts'
import { uri } from './testing/wire-shapes.ts'

interface List {
  available: number
  collectionURI: string
  items: { resourceURI: string; name: string; type?: string; role?: string }[]
  returned: number
}

const KINDS = ['characters', 'comics', 'creators', 'events', 'series', 'stories'] as const
type Kind = (typeof KINDS)[number]
type Record = { id: number } & { [kind in Kind]?: List }

/** Every List of every record; a comic's one series is no List. */
async function readLists(kind: Kind): Promise<[Record, Kind, List][]> {
  const { results } = await askForData<Record>(`/${kind}?limit=100`)
  return results.flatMap((record) =>
    KINDS.flatMap((target): [Record, Kind, List][] => {
      const value = record[target]
      return value === undefined || (kind === 'comics' && target === 'series')
        ? []
        : [[record, target, value]]
    }),
  )
}

describe('§7.7 List', () => {
  test.each([
    ['/characters/1009001', 'comics', 28],
    ['/characters/1009001', 'stories', 27],
    ['/creators/20003', 'comics', 27],
    ['/creators/20001', 'comics', 25],
    ['/series/101', 'comics', 22],
    ['/series/101', 'stories', 45],
  ] as const)(
    '%s %s: at most 20 are returned though %i are available',
    async (path, kind, available) => {
      const record = await askForOne<Record>(path)
      expect(record[kind]).toMatchObject({ available, returned: 20 })
      expect(record[kind]?.items).toHaveLength(20)
    },
  )

  test('the first twenty are those of the default order', async () => {
    const { comics } = await askForOne<Record>('/series/101')
    expect(comics?.items[0]).toEqual({
      resourceURI: uri('comics/827514'),
      name: 'Copper Tales (1961) #22',
    })
    expect(comics?.items[19]).toEqual({
      resourceURI: uri('comics/827495'),
      name: 'Copper Tales (1961) #3',
    })
  })

  test.each([
    [19, 19],
    [20, 20],
    [21, 20],
  ])('a run of %i returns %i', async (last, returned) => {
    const text = `series | 90 | Edge | 2001 | limited | | | 1..${last} | 1=2001-01 ${last}=2001-12 | | 2026-01-01`
    const { get } = await buildContractApp({ files: { 'series/a.txt': text } })
    const { comics } = (await get('/series/90')).json().data.results[0]
    expect(comics).toMatchObject({ available: last, returned })
    expect(comics.items).toHaveLength(returned)
  })

  test.each(KINDS)(
    'available, collectionURI, items, returned of every record: %s',
    async (kind) => {
      for (const [record, target, list] of await readLists(kind)) {
        expect(Object.keys(list)).toEqual(['available', 'collectionURI', 'items', 'returned'])
        expect(list.returned).toBe(list.items.length)
        expect(list.returned).toBe(Math.min(20, list.available))
        expect(list.collectionURI).toBe(uri(`${kind}/${record.id}/${target}`))
      }
    },
  )
})

describe('§7.7 summaries', () => {
  const KEYS: { [kind in Kind]: string[] } = {
    characters: ['resourceURI', 'name'],
    comics: ['resourceURI', 'name'],
    creators: ['resourceURI', 'name', 'role'],
    events: ['resourceURI', 'name'],
    series: ['resourceURI', 'name'],
    stories: ['resourceURI', 'name', 'type'],
  }

  test.each(KINDS)(
    '%s summaries have their keys and no other, wherever they stand',
    async (target) => {
      for (const kind of KINDS) {
        for (const [, found, list] of await readLists(kind)) {
          if (found !== target) continue
          for (const item of list.items) expect(Object.keys(item)).toEqual(KEYS[target])
        }
      }
    },
  )

  test('roles: the first in the order writer, penciller, … , then the (cover) ones', async () => {
    const { creators } = await askForOne<Record>('/series/101')
    expect(creators?.items.map(({ name, role }) => [name, role])).toEqual([
      ['Moki', 'penciller'],
      ['Ann Bea Quill', 'writer'],
      ['Carl Stone Jr.', 'penciller'],
      ['Dora Stone', 'inker'],
    ])
  })

  test.each([
    [
      '/comics/852069',
      [
        ['Una Adler', 'painter'],
        ['Dora Stone', 'writer'],
      ],
    ],
    ['/stories/3408276', [['Una Adler', 'painter (cover)']]],
    [
      '/stories/3408277',
      [
        ['Una Adler', 'painter'],
        ['Dora Stone', 'writer'],
      ],
    ],
    ['/comics/876645', [['Una Adler', 'artist']]],
    ['/stories/3506580', [['Una Adler', 'artist (cover)']]],
    [
      '/events/5003',
      [
        ['Una Adler', 'artist'],
        ['Stan Lumen III', 'writer'],
        ['Dora Stone', 'writer'],
      ],
    ],
  ])('roles of %s', async (path, roles) => {
    const { creators } = await askForOne<Record>(path)
    expect(creators?.items.map(({ name, role }) => [name, role])).toEqual(roles)
  })

  test('a summary says interiorStory where the full record says story', async () => {
    const { stories } = await askForOne<Record>('/comics/827494')
    expect(stories?.items.map(({ type }) => type)).toEqual(['cover', 'interiorStory'])
    expect(await askForOne('/stories/3309977')).toMatchObject({ type: 'story' })
    expect(await askForOne('/stories/3309976')).toMatchObject({ type: 'cover' })
  })
})
