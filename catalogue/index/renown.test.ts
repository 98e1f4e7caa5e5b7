import { expect, test } from 'vitest'
import { buildRandomDataset, seeded } from '../testing/random-dataset.ts'
import { renownOfEvents, renownOfSeries } from './renown.ts'

const [comic] = buildRandomDataset(seeded(4)).comics
if (comic === undefined) throw new Error('The random catalogue has no comics.')

function buildIssues(series: number, issues: number, characters: number[], keys = 0) {
  return Array.from({ length: issues }, (_, index) => ({
    ...comic,
    series,
    characters,
    variantOf: null,
    key: index < keys ? { tags: [], note: '' } : null,
  })) as (typeof comic & object)[]
}

test('a series is better known for who is in it than for its length', () => {
  const [star, cowboy] = [0, 1]
  const issues = [...buildIssues(0, 20, [cowboy]), ...buildIssues(1, 10, [cowboy, star])]
  const [western = 0, heroes = 0] = renownOfSeries(2, issues, [2500, 36])
  expect(heroes).toBeGreaterThan(western)
})

test('a series of reprints is less known than one as long that has key issues', () => {
  const issues = [...buildIssues(0, 10, [0]), ...buildIssues(1, 10, [0], 3)]
  const [reprints = 0, first = 0] = renownOfSeries(2, issues, [100])
  expect(first).toBeGreaterThan(reprints)
})

test('a banner over the whole line is less known than a story with a main book', () => {
  const [event] = buildRandomDataset(seeded(3)).events
  if (event === undefined) throw new Error('The random catalogue has no events.')
  const comics = buildIssues(0, 120, [])
  const places = [...comics.keys()]
  const parts = (core: number) => [
    { role: 'core' as const, comics: places.slice(0, core) },
    { role: 'tie-in' as const, comics: places.slice(core) },
  ]
  const events = [
    { ...event, parts: parts(60) },
    { ...event, parts: parts(7) },
  ]
  const [banner = 0, story = 0] = renownOfEvents(events, comics)
  expect(story).toBeGreaterThan(banner)
})
