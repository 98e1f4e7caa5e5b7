import { describe, expect, test } from 'vitest'
import { ask, askForIds } from './testing/ask.ts'

describe('§4.2 characters', () => {
  test.each([
    ['name: exact full name', 'name=Frost', [2000004]],
    ['name: case-insensitive', 'name=fROST', [2000004]],
    ['name: with an addition in brackets', 'name=Ember+(Mira+Sol)', [2000002]],
    ['name: not a part of it', 'name=Ember', []],
    ['name: not sanitised', 'name=Ren%26%23233;+Gray', [2000006]],
    ['nameStartsWith', 'nameStartsWith=Ember', [2000002, 2000003]],
    ['nameStartsWith: case-insensitive', 'nameStartsWith=EMBER+o', [2000003]],
    ['nameStartsWith: the start only', 'nameStartsWith=Hour', []],
    ['nameStartsWith: one letter', 'nameStartsWith=z', [2000007]],
    ['ours: team', 'team=Night+Shift', [1009001, 2000004]],
    ['ours: team and name', 'team=Iron+Circle&nameStartsWith=d', [2000001]],
    ['ours: decade', 'decade=1960', [1009001, 2000001, 2000002]],
    ['ours: decade', 'decade=1990', [2000004, 2000007]],
    ['ours: firstLetter', 'firstLetter=E', [2000002, 2000003]],
    ['ours: firstLetter', 'firstLetter=n', [2000005]],
  ])('%s: %s', async (_row, query, ids) => {
    expect(await askForIds(`/characters?${query}`)).toEqual(ids)
  })

  test.each([
    ['/comics/827493/characters?nameStartsWith=e', [2000002]],
    ['/events/5002/characters?name=frost', [2000004]],
    ['/series/102/characters?nameStartsWith=Z', [2000007]],
    ['/stories/3309973/characters?name=doctor+dusk', [2000001]],
  ])('the same on every sub-list: %s', async (path, ids) => {
    expect(await askForIds(path)).toEqual(ids)
  })
})

describe('§4.2 events', () => {
  test.each([
    ['name matches the title', 'name=Copper+War', [5001]],
    ['name: case-insensitive', 'name=copper+war+ii', [5002]],
    ['nameStartsWith', 'nameStartsWith=copper', [5001, 5002]],
    ['nameStartsWith', 'nameStartsWith=War', []],
  ])('%s: %s', async (_row, query, ids) => {
    expect(await askForIds(`/events?${query}`)).toEqual(ids)
  })

  test.each([
    ['/characters/2000001/events?name=after+dusk', [5003]],
    ['/comics/827495/events?nameStartsWith=Copper+War+I', [5002]],
    ['/creators/20004/events?nameStartsWith=a', [5003]],
    ['/series/101/events?name=Copper+War', [5001]],
    ['/stories/3309981/events?nameStartsWith=copper', [5001, 5002]],
  ])('the same on every sub-list: %s', async (path, ids) => {
    expect(await askForIds(path)).toEqual(ids)
  })
})

describe('§4.2 creators', () => {
  test.each([
    ['firstName (exact)', 'firstName=carl', [20002]],
    ['firstName (exact)', 'firstName=Car', []],
    ['middleName (exact)', 'middleName=Bea', [20001]],
    ['middleName (exact)', 'middleName=B', []],
    ['lastName (exact)', 'lastName=stone', [20002, 20004]],
    ['lastName (exact)', 'lastName=Sto', []],
    ['suffix (exact)', 'suffix=Jr.', [20002]],
    ['suffix (exact)', 'suffix=iii', [20005]],
    ['firstNameStartsWith', 'firstNameStartsWith=Mo', [20003]],
    ['firstNameStartsWith', 'firstNameStartsWith=st', [20005]],
    ['middleNameStartsWith', 'middleNameStartsWith=be', [20001]],
    ['lastNameStartsWith', 'lastNameStartsWith=St', [20002, 20004]],
    ['lastNameStartsWith', 'lastNameStartsWith=adl', [20006]],
    ['nameStartsWith, per word', 'nameStartsWith=B', [20001]],
    ['nameStartsWith, per word', 'nameStartsWith=St+L', [20005]],
    ['nameStartsWith, per word', 'nameStartsWith=st', [20005, 20002, 20004]],
    ['nameStartsWith, per word', 'nameStartsWith=Carl+St', [20002]],
    ['nameStartsWith, per word', 'nameStartsWith=St+X', []],
    ['two of them', 'lastName=Stone&firstNameStartsWith=D', [20004]],
  ])('%s: %s', async (_row, query, ids) => {
    expect(await askForIds(`/creators?${query}`)).toEqual(ids)
  })

  test.each([
    ['/comics/827493/creators?lastName=Stone', [20002, 20004]],
    ['/events/5003/creators?suffix=III', [20005]],
    ['/series/105/creators?middleName=bea', [20001]],
    ['/stories/3309972/creators?firstName=Moki', [20003]],
  ])('the same on every sub-list: %s', async (path, ids) => {
    expect(await askForIds(path)).toEqual(ids)
  })

  test('there is no name', async () => {
    const response = await ask('/creators?name=Carl')
    expect(response.statusCode).toBe(409)
    expect(response.json().status).toBe("We don't recognize the parameter name")
  })
})

describe('§4.2 stories: none', () => {
  test.each(['name', 'title', 'type'])('%s is not recognised', async (name) => {
    const response = await ask(`/stories?${name}=x`)
    expect(response.statusCode).toBe(409)
    expect(response.json().status).toBe(`We don't recognize the parameter ${name}`)
  })
})
