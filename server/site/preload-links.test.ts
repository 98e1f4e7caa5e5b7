import { expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildSite, buildTestApp } from '../testing/build-test-app.ts'

const shareApp = shareInFile(async () => {
  const { app } = await buildTestApp({ site: buildSite() })
  return app
})

async function linksOf(url: string, cookie?: string): Promise<string[]> {
  const app = await shareApp()
  const { headers } = await app.inject({ url, headers: cookie === undefined ? {} : { cookie } })
  return headers.link === undefined ? [] : String(headers.link).split(', ')
}

const MEMBER = 'rack.session_token=abc.def'
const SESSION = '</api/auth/get-session>; rel=preload; as=fetch; crossorigin'
const ENTRY = ['</static/js/entry.abc.js>; rel=preload; as=script']

test('a member’s page comes with its chunks, the session and its first requests', async () => {
  const query = 'limit=24&offset=0&orderBy=-renown%2Cname'
  expect(await linksOf('/characters', MEMBER)).toEqual([
    ...ENTRY,
    SESSION,
    `</v1/public/characters?${query}>; rel=preload; as=fetch; crossorigin`,
    `</api/facts/characters/listed?${query}>; rel=preload; as=fetch; crossorigin; fetchpriority=low`,
    '</static/js/main.0123456789.js>; rel=preload; as=script',
    '</static/css/cards.abc.css>; rel=preload; as=style',
  ])
})

test('the page of a record asks for that record', async () => {
  const links = await linksOf('/characters/1009718', MEMBER)
  expect(links).toContain('</v1/public/characters/1009718>; rel=preload; as=fetch; crossorigin')
  expect(links).toContain(
    '</api/facts/characters/1009718>; rel=preload; as=fetch; crossorigin; fetchpriority=low',
  )
})

test('an address with a query leaves the requests to the page', async () => {
  expect(await linksOf('/characters?page=2', MEMBER)).toEqual([
    ...ENTRY,
    SESSION,
    '</static/js/main.0123456789.js>; rel=preload; as=script',
    '</static/css/cards.abc.css>; rel=preload; as=style',
  ])
})

test('a visitor gets what the login page needs, and nothing of members', async () => {
  const login = [...ENTRY, SESSION, '</static/js/login.abc.js>; rel=preload; as=script']
  expect(await linksOf('/characters')).toEqual(login)
  expect(await linksOf('/login')).toEqual(login)
  expect(await linksOf('/signup')).toEqual([...ENTRY, SESSION])
})

test.each(['/characters/0', '/characters/1%22x', '/characters/1/2', '/nobody/1', '/'])(
  'nothing hostile or unknown gets into the header of %s',
  async (path) => {
    const links = await linksOf(path, MEMBER)
    expect(links).toEqual(path === '/' ? [] : [...ENTRY, SESSION])
  },
)
