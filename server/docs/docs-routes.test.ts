import { describe, expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildSite, buildTestApp } from '../testing/build-test-app.ts'

const shareApp = shareInFile(() => buildTestApp())

/** Section 3 of the contract, by hand. */
const table: [string, string, string[]][] = [
  ['characters', 'characterId', ['comics', 'events', 'series', 'stories']],
  ['comics', 'comicId', ['characters', 'creators', 'events', 'stories']],
  ['creators', 'creatorId', ['comics', 'events', 'series', 'stories']],
  ['events', 'eventId', ['characters', 'comics', 'creators', 'series', 'stories']],
  ['series', 'seriesId', ['characters', 'comics', 'creators', 'events', 'stories']],
  ['stories', 'storyId', ['characters', 'comics', 'creators', 'events', 'series']],
]
const wirePaths = table.flatMap(([kind, id, subs]) => [
  `/v1/public/${kind}`,
  `/v1/public/${kind}/{${id}}`,
  ...subs.map((sub) => `/v1/public/${kind}/{${id}}/${sub}`),
])

describe('GET /openapi.json', () => {
  test('documents the 39 endpoints and our own, with parameters and answers', async () => {
    const { app } = await shareApp()
    const answer = await app.inject('/openapi.json')
    const document = answer.json()
    expect(document.openapi).toBe('3.1.0')
    expect(document.info.version).toBe('1.2.3+test')
    expect(wirePaths).toHaveLength(39)
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(wirePaths))
    expect(Object.keys(document.paths)).toContain('/api/facts/{kind}/{id}')
    const { parameters, responses } = document.paths['/v1/public/comics'].get
    const names = parameters.map(({ name }: { name: string }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['titleStartsWith', 'sharedAppearances', 'orderBy']),
    )
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '401', '409', '429']))
    expect(document.components.schemas.Comic.properties).toHaveProperty('issueNumber')
  })
})

describe('GET /docs/public', () => {
  test('lists the 39 endpoints in the shape of the original', async () => {
    const { app } = await shareApp()
    const { apis, basePath, swaggerVersion } = (await app.inject('/docs/public')).json()
    expect(swaggerVersion).toBe('1.1')
    expect(basePath).toBe('http://localhost:3000')
    expect(apis.map(({ path }: { path: string }) => path).sort()).toEqual(wirePaths.toSorted())
    expect(apis[0].operations[0]).toMatchObject({ httpMethod: 'GET', nickname: 'characters' })
  })
})

describe('GET /docs', () => {
  test('is a page with every endpoint, that needs no script and no foreign host', async () => {
    const { app } = await shareApp()
    const page = await app.inject('/docs')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const path of wirePaths) expect(page.body).toContain(`GET ${path}</code>`)
    expect(page.body).not.toMatch(/<script|style=|src="http|href="http/)
    expect((await app.inject('/docs/docs.css')).headers['content-type']).toMatch('text/css')
  })

  test('wears the fonts and the logo of the site, where that is built', async () => {
    const { app } = await buildTestApp({ site: buildSite() })
    const css = (await app.inject('/docs/docs.css')).body
    expect(css).toContain('url("/static/font/anybody-900-wdth-latin.abc.woff2")')
    expect(css).toContain('url("/static/font/libre-franklin-latin.abc.woff2")')
    expect((await app.inject('/docs')).body).toContain('<img src="/static/art/logo.abc.svg"')
  })
})
