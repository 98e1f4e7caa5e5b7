import { describe, expect, test } from 'vitest'
import { CREDENTIALS } from '#server/testing/build-catalogue-app.ts'
import { ask, shareContractApp } from './testing/ask.ts'

/** The same word so many times, joined. */
const times = (count: number, word: string, joint: string) =>
  Array<string>(count).fill(word).join(joint)
const list = (count: number, name: string, value: string) => `${name}=${times(count, value, ',')}`
const repeated = (count: number, name: string, value: string) =>
  times(count, `${name}=${value}`, '&')
const prefix = (count: number, name: string) => `${name}=${times(count, 'a', '+')}`

/** A filter with so many parts. */
type Filter = (count: number) => string

describe('security 10: at most 100 parts in a list or range, 10 words in a prefix', () => {
  test.each<[string, string, Filter, number]>([
    ['/series', 'contains', (count) => list(count, 'contains', 'comic'), 200],
    ['/series', 'contains', (count) => repeated(count, 'contains', 'comic'), 200],
    ['/characters', 'team', (count) => repeated(count, 'team', 'Night+Shift'), 200],
    ['/comics', 'orderBy', (count) => list(count, 'orderBy', '-title'), 200],
    // A hundred days are no range, which is said of them as of three.
    ['/comics', 'dateRange', (count) => list(count, 'dateRange', '2013-01-01'), 409],
    ['/comics', 'dateRange', (count) => repeated(count, 'dateRange', '2013-01-01'), 409],
  ])('%s?%s takes 100 values, not 101', async (path, name, filter, status) => {
    expect((await ask(`${path}?${filter(100)}`)).statusCode).toBe(status)
    const response = await ask(`${path}?${filter(101)}`)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({
      code: 409,
      status: `You may not submit more than 100 values for ${name}.`,
    })
  })

  test.each([
    ['/characters', 'nameStartsWith'],
    ['/events', 'nameStartsWith'],
    ['/creators', 'nameStartsWith'],
    ['/creators', 'firstNameStartsWith'],
    ['/creators', 'middleNameStartsWith'],
    ['/creators', 'lastNameStartsWith'],
    ['/series', 'titleStartsWith'],
    ['/comics', 'titleStartsWith'],
  ])('%s?%s takes 10 words, not 11', async (path, name) => {
    expect((await ask(`${path}?${prefix(10, name)}`)).statusCode).toBe(200)
    const response = await ask(`${path}?${prefix(11, name)}`)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({
      code: 409,
      status: `You may not submit more than 10 words for ${name}.`,
    })
  })

  test('a value that comes twice filters like one', async () => {
    const [once, twice] = await Promise.all(
      ['team=Night+Shift', 'team=Night+Shift&team=night+shift'].map((query) =>
        ask(`/characters?${query}`),
      ),
    )
    expect(twice?.json().data.total).toBeGreaterThan(0)
    expect(twice?.json()).toEqual(once?.json())
  })

  test('the counts of the facets refuse the same', async () => {
    const { app } = await shareContractApp()
    const response = await app.inject(
      `/api/facets/characters?${repeated(101, 'team', 'x')}&${CREDENTIALS}`,
    )
    expect(response.statusCode).toBe(409)
    expect(response.json().status).toBe('You may not submit more than 100 values for team.')
  })
})
