import { describe, expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { FILES } from './fixture.ts'
import { buildContractApp, shareContractApp } from './testing/ask.ts'
import { creatorSummary, summary } from './testing/wire-shapes.ts'

/** The same catalogue after two corrections: a name, and a credit of Frost Atlas. */
function correct(text: string): string {
  return text
    .replaceAll('| Frost |', '| Aurora |')
    .replaceAll('; Frost\n', '; Aurora\n')
    .replaceAll('| Frost; Night Shift', '| Aurora; Night Shift')
    .replace('artist: Una Adler; artist (cover)', 'inker: Dora Stone; artist (cover)')
}

const CORRECTED = Object.fromEntries(
  Object.entries(FILES).map(([name, text]) => [name, correct(text)]),
)

const shareCorrectedApp = shareInFile(() => buildContractApp({ files: CORRECTED }))

async function compare(path: string) {
  const [before, after] = await Promise.all([
    shareContractApp().then(({ get }) => get(path)),
    shareCorrectedApp().then(({ get }) => get(path)),
  ])
  return {
    before: before.json(),
    after: after.json(),
    sameEtag: before.headers.etag === after.headers.etag,
  }
}

async function readFirst(path: string) {
  const { before, after, sameEtag } = await compare(path)
  expect(sameEtag).toBe(false)
  return { before: before.data.results[0], after: after.data.results[0] }
}

describe('a name that is corrected', () => {
  test('changes the record, and no other field of it', async () => {
    const { before, after } = await readFirst('/characters/2000004')
    expect(before.name).toBe('Frost')
    expect(after).toEqual({ ...before, name: 'Aurora' })
  })

  test('changes its place in the list', async () => {
    const { before, after } = await compare('/characters')
    const idsOf = (body: { data: { results: { id: number }[] } }) =>
      body.data.results.map(({ id }) => id)
    expect(idsOf(before).indexOf(2000004)).toBe(4)
    expect(idsOf(after).indexOf(2000004)).toBe(0)
    expect(after.data.total).toBe(8)
  })

  test.each([
    ['/characters?name=frost', 1, 0],
    ['/characters?name=aurora', 0, 1],
    ['/characters?nameStartsWith=fr', 1, 0],
    ['/characters?nameStartsWith=au', 0, 1],
    ['/characters?firstLetter=A', 0, 1],
    ['/characters?firstLetter=F', 1, 0],
    ['/series/102/characters?name=aurora', 0, 1],
  ])('changes what %s finds: %i, then %i', async (path, before, after) => {
    const bodies = await compare(path)
    expect(bodies.before.data.total).toBe(before)
    expect(bodies.after.data.total).toBe(after)
    expect(bodies.sameEtag).toBe(false)
  })

  test.each([
    '/comics/876645',
    '/comics/301',
    '/series/102',
    '/series/107',
    '/events/5002',
    '/stories/3342865',
  ])('changes its summary in %s', async (path) => {
    const { before, after } = await readFirst(path)
    const old = summary('characters/2000004', 'Frost')
    const corrected = summary('characters/2000004', 'Aurora')
    expect(before.characters.items).toContainEqual(old)
    expect(after.characters.items).toContainEqual(corrected)
    expect(after.characters.items).not.toContainEqual(old)
    expect(after.characters.items[0]).toEqual(corrected)
    expect(after.characters.available).toBe(before.characters.available)
  })

  test.each(['/series/102/characters', '/events/5002/characters', '/stories/3342865/characters'])(
    'changes its place in the sub-list %s',
    async (path) => {
      const { before, after, sameEtag } = await compare(path)
      expect(before.data.results[0]).toMatchObject({ id: 1009001, name: 'Copperhead' })
      expect(after.data.results[0]).toMatchObject({ id: 2000004, name: 'Aurora' })
      expect(sameEtag).toBe(false)
    },
  )

  test.each([
    '/creators/20001',
    '/characters/2000001',
    '/comics/827493',
    '/stories/3309973',
    '/events/5003',
    '/series/103/comics',
    '/characters/2000001/comics',
  ])('leaves the answer and the ETag of %s alone', async (path) => {
    const { before, after, sameEtag } = await compare(path)
    expect(after).toEqual(before)
    expect(sameEtag).toBe(true)
  })
})

describe('a credit that is corrected', () => {
  test.each(['/comics/876645', '/series/107'])('changes the creators of %s', async (path) => {
    const { before, after } = await readFirst(path)
    expect(before.creators).toMatchObject({
      available: 1,
      items: [creatorSummary(20006, 'Una Adler', 'artist')],
    })
    expect(after.creators).toMatchObject({
      available: 2,
      items: [
        creatorSummary(20006, 'Una Adler', 'artist (cover)'),
        creatorSummary(20004, 'Dora Stone', 'inker'),
      ],
    })
  })

  test('changes the creators of its story, not of its cover', async () => {
    const story = await readFirst('/stories/3506581')
    expect(story.before.creators.items).toEqual([creatorSummary(20006, 'Una Adler', 'artist')])
    expect(story.after.creators.items).toEqual([creatorSummary(20004, 'Dora Stone', 'inker')])
    expect((await compare('/stories/3506580')).sameEtag).toBe(true)
  })

  test.each([
    [
      '/creators/20006',
      { comics: 12, series: 3, stories: 14, events: 1 },
      { comics: 12, series: 3, stories: 13, events: 1 },
    ],
    [
      '/creators/20004',
      { comics: 7, series: 3, stories: 6, events: 3 },
      { comics: 8, series: 4, stories: 7, events: 3 },
    ],
  ])('changes the counts of %s', async (path, before, after) => {
    const record = await readFirst(path)
    const counts = (entity: Record<string, { available: number }>) =>
      Object.fromEntries(
        ['comics', 'series', 'stories', 'events'].map((kind) => [kind, entity[kind]?.available]),
      )
    expect(counts(record.before)).toEqual(before)
    expect(counts(record.after)).toEqual(after)
  })

  test.each([
    ['/creators/20004/comics', 7, 8],
    ['/creators/20004/series', 3, 4],
    ['/creators/20004/stories', 6, 7],
    ['/creators/20006/stories', 14, 13],
    ['/comics?creators=20004', 7, 8],
    ['/series?creators=20004', 3, 4],
    ['/stories?creators=20006', 14, 13],
    ['/comics?collaborators=20004,20006', 1, 2],
    ['/comics/876645/creators', 1, 2],
    ['/series/107/creators', 1, 2],
    ['/creators?series=107', 1, 2],
    ['/creators?comics=876645', 1, 2],
  ])('changes the total of %s from %i to %i', async (path, before, after) => {
    const bodies = await compare(path)
    expect(bodies.before.data.total).toBe(before)
    expect(bodies.after.data.total).toBe(after)
    expect(bodies.sameEtag).toBe(false)
  })
})
