import { describe, expect, test } from 'vitest'
import { TOKEN_SCOPES } from '#contract/tokens.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildMember } from '../testing/build-member.ts'
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

/** An app whose only member has this cookie, and headers with access tokens of the member. */
async function buildTokenHolder() {
  const members = {
    find: async ({ cookie }: { cookie?: string }) => (cookie ? buildMember() : null),
  }
  const { app } = await buildTestApp({ members })
  const tokenWith = async (...scopes: string[]) => {
    const payload = { name: 'Reader', scopes }
    const headers = { cookie: 'asha' }
    const made = await app.inject({ method: 'POST', url: '/api/tokens', headers, payload })
    return { authorization: `Bearer ${made.json().token}` }
  }
  const { paths, components } = (await app.inject('/openapi.json')).json()
  const operations = Object.entries<Record<string, { security?: { accessToken: string[] }[] }>>(
    paths,
  )
    .filter(([path]) => /^\/api\/(?!auth\/)/.test(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([name, { security }]) => {
        const method = name.toUpperCase() as 'GET'
        const url = `${path.replaceAll(/\{\w+\}/g, '1')}?comics=1&ids=1`
        const payload =
          method === 'GET' ? undefined : { order: [], until: null, visibility: 'private' }
        return {
          name: `${method} ${path}`,
          scopes: security?.[0]?.accessToken,
          call: async (headers: Record<string, string> = {}) => {
            const { statusCode, body } = await app.inject({ method, url, headers, payload })
            return body.includes('missing-scope') ? 'missing-scope' : statusCode
          },
        }
      }),
    )
  return { components, operations, tokenWith }
}

describe('access tokens in the documentation', () => {
  test('open every call with the scopes that it names, and none without them', async () => {
    const { components, operations, tokenWith } = await buildTokenHolder()
    expect(components.securitySchemes.accessToken).toMatchObject({ type: 'http', scheme: 'bearer' })
    const open = operations.filter(({ scopes }) => scopes !== undefined)
    expect(new Set(open.flatMap(({ scopes }) => scopes))).toEqual(new Set(TOKEN_SCOPES))
    const needing = (scope: string) => open.filter(({ scopes }) => scopes?.includes(scope))
    for (const scope of TOKEN_SCOPES) {
      const others = await tokenWith(...TOKEN_SCOPES.filter((other) => other !== scope))
      for (const { name, call } of needing(scope)) {
        expect(await call(others), `${name} without ${scope}`).toBe('missing-scope')
      }
    }
    const enough = new Map<string, { authorization: string }>()
    for (const { name, scopes = [], call } of open) {
      const key = scopes.join(' ')
      const token = enough.get(key) ?? (await tokenWith(...scopes))
      enough.set(key, token)
      expect([401, 403, 'missing-scope'], name).not.toContain(await call(token))
    }
  })

  test('open no call that names none', async () => {
    const { operations, tokenWith } = await buildTokenHolder()
    const all = await tokenWith(...TOKEN_SCOPES)
    const others = operations.filter(({ scopes }) => scopes === undefined)
    expect(others.length).toBeGreaterThan(30)
    for (const { name, call } of others)
      expect([name, await call(all)]).toEqual([name, await call()])
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
  test('is a page with every endpoint, whole without a script or a foreign host', async () => {
    const { app } = await shareApp()
    const page = await app.inject('/docs')
    expect(page.body).toContain('href="/sdk/spinner-rack.js"')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const path of wirePaths) expect(page.body).toContain(`GET ${path}</code>`)
    expect(page.body).toContain(
      'session or an access token with the scope <code>progress:read</code>',
    )
    expect(page.body).not.toMatch(/<script|style=|src="http|href="http/)
    expect(page.body).toContain('<details data-path="/v1/public/comics/{comicId}">')
    expect(page.body).toContain('<tr data-name="comicId" data-in="path" data-required>')
    expect(page.body).toContain(
      'data-name="formatType" data-in="query" data-options="comic|collection"',
    )
    expect((await app.inject('/docs/docs.css')).headers['content-type']).toMatch('text/css')
  })

  test('wears the fonts and the logo of the site, where that is built', async () => {
    const { app } = await buildTestApp({ site: buildSite() })
    const css = (await app.inject('/docs/docs.css')).body
    expect(css).toContain('url("/static/font/anybody-900-wdth-latin.abc.woff2")')
    expect(css).toContain('url("/static/font/libre-franklin-latin.abc.woff2")')
    const page = (await app.inject('/docs')).body
    expect(page).toContain('<img src="/static/art/logo.abc.svg"')
    // The only script, from the folder that the content security policy allows.
    expect(page.match(/<script.*/g)).toEqual([
      '<script src="/static/js/docs.abc.js" defer></script>',
    ])
  })
})
