import { describe, expect, test } from 'vitest'
import { CREDENTIALS } from '#server/testing/build-catalogue-app.ts'
import { documentedRoutes } from '../../documented-routes.ts'
import { ask, shareContractApp } from './testing/ask.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join()

describe('§9 gateway errors: {code: word, message: text}', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)(
    '405 %s is not allowed',
    async (method) => {
      const { app } = await shareContractApp()
      const response = await app.inject({ method, url: `/v1/public/comics/827493?${CREDENTIALS}` })
      expect(response.statusCode).toBe(405)
      expect(response.json()).toEqual({
        code: 'MethodNotAllowedError',
        message: `${method} is not allowed`,
      })
    },
  )

  test('405 with a body of any kind', async () => {
    const { app } = await shareContractApp()
    const response = await app.inject({
      method: 'POST',
      url: '/v1/public/characters',
      headers: { 'content-type': 'application/x-thing' },
      payload: '{"broken',
    })
    expect(response.statusCode).toBe(405)
  })

  test.each([
    '/heroes',
    '/heroes?x=1',
    '/',
    '',
    '/characters/1/2/3',
    '/Characters',
    '/comics/1/pages',
  ])('404 ResourceNotFound, path and query as sent: "%s"', async (path) => {
    const { app } = await shareContractApp()
    const response = await app.inject({ url: `/v1/public${path}` })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({
      code: 'ResourceNotFound',
      message: `/v1/public${path} does not exist`,
    })
  })

  test('403 is never said: a key is kept from no endpoint', async () => {
    const { app } = await shareContractApp()
    expect(documentedRoutes).toHaveLength(39)
    for (const { url } of documentedRoutes) {
      const path = url.replace(/:\w+/, '999999999')
      const { statusCode } = await app.inject(`${path}?${CREDENTIALS}`)
      expect([200, 404], path).toContain(statusCode)
    }
  })

  test('414 a query string over 8192 characters', async () => {
    const response = await ask(`/characters?name=${'x'.repeat(8192)}`)
    expect(response.statusCode).toBe(414)
    expect(response.json()).toEqual({ code: 'RequestURITooLong', message: expect.any(String) })
  })
})

describe('§9 404: We couldn’t find that …', () => {
  test.each([
    ['/characters/7', 'character'],
    ['/comics/7', 'comic_issue'],
    ['/stories/7', 'comic_story'],
    ['/series/7', 'series'],
    ['/creators/7', 'creator'],
    ['/events/7', 'event'],
    ['/characters/99999999999999999999', 'character'],
  ])('%s: %s', async (path, noun) => {
    const response = await ask(path)
    expect(response.statusCode).toBe(404)
    expect(response.body).toBe(`{"code":404,"status":"We couldn't find that ${noun}"}`)
  })
})

describe('§9 409 of the service: {code: 409, status: text}', () => {
  test.each([
    ['/characters?limit=101', 'You may not request more than 100 items.'],
    ['/characters?limit=0', 'You must pass an integer limit greater than 0.'],
    ['/characters?limit=-1', 'You must pass an integer limit greater than 0.'],
    ['/characters?limit=abc', 'You must pass an integer limit greater than 0.'],
    ['/characters?offset=-1', 'You must pass an integer offset of 0 or more.'],
    ['/characters?colour=red', "We don't recognize the parameter colour"],
    ['/characters?Name=Frost', "We don't recognize the parameter Name"],
    ['/characters?title=Frost', "We don't recognize the parameter title"],
    ['/series?format=comic', "We don't recognize the parameter format"],
    ['/characters?running=true', "We don't recognize the parameter running"],
    ['/characters/1009001/comics?name=x', "We don't recognize the parameter name"],
    ['/characters?name=', 'name cannot be blank if it is set'],
    ['/characters?name', 'name cannot be blank if it is set'],
    ['/characters?name=+', 'name cannot be blank if it is set'],
    ['/characters?name=0', 'name cannot be blank if it is set'],
    ['/characters?nameStartsWith=', 'nameStartsWith cannot be blank if it is set'],
    ['/events?name=', 'name cannot be blank if it is set'],
    ['/events?nameStartsWith=0', 'nameStartsWith cannot be blank if it is set'],
    ['/creators?firstName=', 'firstName cannot be blank if it is set'],
    ['/creators?middleName=', 'middleName cannot be blank if it is set'],
    ['/creators?lastName=', 'lastName cannot be blank if it is set'],
    ['/creators?suffix=', 'suffix cannot be blank if it is set'],
    ['/creators?nameStartsWith=', 'nameStartsWith cannot be blank if it is set'],
    ['/creators?firstNameStartsWith=', 'firstNameStartsWith cannot be blank if it is set'],
    ['/creators?middleNameStartsWith=', 'middleNameStartsWith cannot be blank if it is set'],
    ['/creators?lastNameStartsWith=', 'lastNameStartsWith cannot be blank if it is set'],
    ['/series?title=', 'title cannot be blank if it is set'],
    ['/series?titleStartsWith=', 'titleStartsWith cannot be blank if it is set'],
    ['/comics?title=', 'title cannot be blank if it is set'],
    ['/comics?titleStartsWith=', 'titleStartsWith cannot be blank if it is set'],
    ['/comics?upc=', 'upc cannot be blank if it is set'],
    ['/comics?isbn=', 'isbn cannot be blank if it is set'],
    ['/comics?diamondCode=', 'diamondCode cannot be blank if it is set'],
    ['/comics?ean=', 'ean cannot be blank if it is set'],
    ['/comics?issn=', 'issn cannot be blank if it is set'],
    ['/comics?orderBy=', 'orderBy cannot be blank if it is set'],
    ['/characters?orderBy=title', 'title is not a valid ordering parameter.'],
    ['/characters?orderBy=-zzz', '-zzz is not a valid ordering parameter.'],
    ['/characters?orderBy=name,zzz', 'zzz is not a valid ordering parameter.'],
    ['/stories?orderBy=title', 'title is not a valid ordering parameter.'],
    ['/comics?orderBy=name', 'name is not a valid ordering parameter.'],
    ['/events?orderBy=title', 'title is not a valid ordering parameter.'],
  ])('%s: %s', async (path, status) => {
    const response = await ask(path)
    expect(response.statusCode).toBe(409)
    expect(response.body).toBe(JSON.stringify({ code: 409, status }))
  })
})

describe('§9 relation filters', () => {
  const NOUNS = [
    ['characters', '/comics', 'character id', 'character'],
    ['comics', '/characters', 'issue id', 'issue'],
    ['creators', '/comics', 'creator id', 'creator'],
    ['events', '/comics', 'event id', 'event'],
    ['series', '/comics', 'series', 'series'],
    ['stories', '/comics', 'story id', 'story'],
  ] as const

  describe.each(NOUNS)('%s', (name, path, what, noun) => {
    test.each(['', '0', 'abc', '0,0', ',', 'a,b'])(
      'blank, 0 or not numeric: "%s"',
      async (value) => {
        const response = await ask(`${path}?${name}=${value}`)
        expect(response.statusCode).toBe(409)
        expect(response.json()).toEqual({
          code: 409,
          status: `You must pass at least one valid ${what} if you set the ${noun} filter.`,
        })
      },
    )

    test('more than ten', async () => {
      const response = await ask(`${path}?${name}=${ids(11)}`)
      expect(response.statusCode).toBe(409)
      expect(response.json()).toEqual({
        code: 409,
        status: `You may not submit more than 10 ${noun} ids.`,
      })
      expect((await ask(`${path}?${name}=${ids(10)}`)).statusCode).toBe(200)
    })
  })

  test.each([
    ['sharedAppearances', 'character'],
    ['collaborators', 'creator'],
  ])('too many values in a multi-value filter: %s', async (name, noun) => {
    const response = await ask(`/comics?${name}=${ids(11)}`)
    expect(response.statusCode).toBe(409)
    expect(response.json().status).toBe(`You may not submit more than 10 ${noun} ids.`)
  })
})

describe('§9 the two shapes are never mixed, and an error has neither envelope nor ETag', () => {
  test.each([
    ['/characters/7', ['code', 'status']],
    ['/characters?limit=0', ['code', 'status']],
    ['/heroes', ['code', 'message']],
  ])('%s', async (path, keys) => {
    const response = await ask(path)
    expect(Object.keys(response.json())).toEqual(keys)
    expect(response.headers.etag).toBeUndefined()
    if (keys.includes('status')) expect(response.json().code).toBe(response.statusCode)
  })
})
