import { describe, expect, test } from 'vitest'
import { ask, askForIds } from './testing/ask.ts'

describe('§4.2 series', () => {
  test.each([
    ['title: the bare title', 'title=Copper+Tales', [101, 102]],
    ['title: case-insensitive', 'title=copper+tales', [101, 102]],
    ['title: without the years', 'title=Copper+Tales+(1998+-+1999)', []],
    ['titleStartsWith', 'titleStartsWith=Copper+Tales', [101, 102, 108]],
    ['titleStartsWith', 'titleStartsWith=dusk', [104, 103]],
    ['startYear', 'startYear=1961', [101, 108]],
    ['startYear', 'startYear=2013', [106, 107]],
    ['seriesType: collection', 'seriesType=collection', [107, 105]],
    ['seriesType: one shot', 'seriesType=one+shot', [108, 104, 109]],
    ['seriesType: limited', 'seriesType=limited', [102, 106, 110]],
    ['seriesType: ongoing', 'seriesType=ongoing', [101, 103]],
    ['seriesType: case-insensitive', 'seriesType=One%20Shot', [108, 104, 109]],
    ['contains: comic', 'contains=comic', [101, 102, 103]],
    ['contains: magazine', 'contains=magazine', [104]],
    ['contains: trade paperback', 'contains=trade+paperback', [105]],
    ['contains: hardcover', 'contains=hardcover', [107]],
    ['contains: digest', 'contains=digest', [108]],
    ['contains: graphic novel', 'contains=graphic+novel', [109]],
    ['contains: digital comic', 'contains=digital+comic', [110]],
    ['contains: infinite comic', 'contains=infinite+comic', [106]],
    ['contains, multi', 'contains=digest,hardcover', [108, 107]],
    ['contains, multi', 'contains=digest&contains=hardcover', [108, 107]],
    ['ours: decade', 'decade=1960', [101, 108]],
    ['ours: decade', 'decade=2020', [103, 109, 110]],
    ['ours: running', 'running=true', [103]],
    ['two of them', 'titleStartsWith=copper&seriesType=limited', [102]],
  ])('%s: %s', async (_row, query, ids) => {
    expect(await askForIds(`/series?${query}`)).toEqual(ids)
  })

  test.each([
    ['/characters/1009001/series?title=copper+tales', [101, 102]],
    ['/creators/20006/series?startYear=2011', [104]],
    ['/events/5002/series?seriesType=limited', [102]],
    ['/stories/3309981/series?contains=comic', [101]],
    ['/stories/3309981/series?contains=digest', []],
  ])('the same on every sub-list: %s', async (path, ids) => {
    expect(await askForIds(path)).toEqual(ids)
  })

  test.each([
    ['seriesType=Weekly', 'weekly is not a valid value for seriesType.'],
    ['contains=scroll', 'scroll is not a valid value for contains.'],
    ['contains=comic,Scroll', 'scroll is not a valid value for contains.'],
    ['startYear=soon', 'soon is not a valid value for startYear.'],
    ['running=perhaps', 'perhaps is not a valid value for running.'],
  ])('an invalid value is 409: %s', async (query, status) => {
    const response = await ask(`/series?${query}`)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({ code: 409, status })
  })
})
