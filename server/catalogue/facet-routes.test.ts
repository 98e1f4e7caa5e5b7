import { describe, expect, test } from 'vitest'
import { loadShippedCatalogue } from '#catalogue/testing/shipped-catalogue.ts'
import { FacetsSchema } from '#contract/facets.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { readConfig } from '../config.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const shareShippedApp = shareInFile(() =>
  buildTestApp({
    config: readConfig({ CATALOGUE_ACCESS: 'open', CATALOGUE_OPEN_LIMIT: '0' }),
    catalogue: loadShippedCatalogue(),
  }),
)

describe('GET /api/facets/{kind}, on the shipped catalogue', () => {
  test.each([
    ['characters', ''],
    ['characters', 'firstLetter=S'],
    ['characters', 'decade=1960&team=avengers'],
    ['comics', ''],
    ['comics', 'characters=1009610'],
    ['comics', 'titleStartsWith=a&decade=1980'],
    ['comics', 'decade=1960&key=true'],
    ['series', ''],
    ['series', 'seriesType=limited'],
    ['characters', 'role=group'],
    ['events', 'minComics=30'],
    ['creators', 'minComics=100'],
  ])('%s?%s counts what choosing each value gives', async (kind, filters) => {
    const { app } = await shareShippedApp()
    const facets = FacetsSchema.parse((await app.inject(`/api/facets/${kind}?${filters}`)).json())
    let compared = 0
    for (const [name, values] of Object.entries(facets)) {
      expect(values.length).toBeLessThanOrEqual(50)
      // A second value of the same filter would widen it, not narrow it.
      if (filters.includes(`${name}=`)) continue
      for (const { value, count } of values) {
        const choice = `${name}=${encodeURIComponent(value)}`
        const list = await app.inject(`/v1/public/${kind}?${filters}&${choice}&limit=1`)
        expect(list.json().data.total, choice).toBe(count)
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(3)
  })

  test('offers the years of a decade in their order, and of them all the 50 with the most', async () => {
    const { app } = await shareShippedApp()
    const years = async (filters: string) => {
      const facets = FacetsSchema.parse((await app.inject(`/api/facets/comics?${filters}`)).json())
      return facets.year ?? []
    }
    const sixties = await years('decade=1960')
    expect(sixties.map(({ value }) => value)).toEqual(
      Array.from({ length: 10 }, (_, i) => 1960 + i),
    )
    const all = await years('')
    expect(all).toHaveLength(50)
    expect(all).toEqual(all.toSorted((a, b) => Number(a.value) - Number(b.value)))
    const least = Math.min(...all.map(({ count }) => count))
    const left = sixties.filter(({ value }) => all.every((year) => year.value !== value))
    expect(left.length).toBeGreaterThan(0)
    for (const { count } of left) expect(count).toBeLessThanOrEqual(least)
  })

  test('names teams and records as readers know them', async () => {
    const { app } = await shareShippedApp()
    const characters = FacetsSchema.parse((await app.inject('/api/facets/characters')).json())
    expect(characters.team?.map(({ label }) => label)).toContain('Avengers')
    const comics = FacetsSchema.parse((await app.inject('/api/facets/comics')).json())
    expect(comics.characters?.[0]).toMatchObject({ label: expect.any(String) })
    expect(comics.series?.map(({ label }) => label)).toContain('Amazing Spider-Man (1963 - 1998)')
  })

  test('refuses a filter it does not know in the words of the catalogue', async () => {
    const { app } = await shareShippedApp()
    const answer = await app.inject('/api/facets/comics?mood=gloomy')
    expect(answer.statusCode).toBe(409)
    expect(answer.json().status).toBe("We don't recognize the parameter mood")
  })
})
