import { describe, expect, test } from 'vitest'
import { ASM_1, ASM_2, entriesOf } from '../testing/build-lists.ts'
import { buildSharing } from '../testing/build-sharing.ts'
import { buildTemporaryFolder, type TestOverrides } from '../testing/build-test-app.ts'
import { picturesKeptAfterOneMore } from '../testing/kept-pictures.ts'
import { parseMarkup } from '../testing/parse-markup.ts'

/** Breaks out of whatever does not escape it, and turns what follows around. */
const HOSTILE = `</title></script>"><img src=x onerror=alert(1)>'&amp; ]]>`
const TURNED = `${HOSTILE}\u202e\ufffe`

/** A list with hostile texts wherever a member may write. */
async function buildHostile(overrides: TestOverrides = {}) {
  const built = await buildSharing({}, overrides)
  const { id } = await built.make({
    name: TURNED,
    description: TURNED,
    entries: [{ comic: ASM_2, section: HOSTILE.slice(0, 70), note: TURNED }, ...entriesOf(ASM_1)],
  })
  const { token } = await built.share(id)
  const get = (rest = '') => built.visitor('GET', `/shared/${token}${rest}`)
  return { ...built, id, token, get }
}

describe('a feed', () => {
  test('is well-formed Atom with the last entries first, whatever members wrote', async () => {
    const { get, token } = await buildHostile()
    const { headers, body } = await get('/feed.xml')
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const feed = parseMarkup(body, 'application/xml').documentElement
    const text = (name: string, within: Element = feed) =>
      within.getElementsByTagName(name)[0]?.textContent
    expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom')
    expect(text('id')).toBe(`http://localhost:3000/shared/${token}`)
    expect(text('title')).toBe(HOSTILE)
    expect(text('updated')).toMatch(/^2026-11-18T[\d:.]+Z$/)
    expect(text('name')).toBe('A reader of Spinner Rack')
    const entries = [...feed.getElementsByTagName('entry')]
    expect(entries.map((entry) => text('title', entry))).toEqual([
      'Amazing Spider-Man (1963) #1',
      'Amazing Spider-Man (1963) #2',
    ])
    const { body: content } = parseMarkup(text('content', entries[1]) ?? '', 'text/html')
    expect(content.querySelectorAll('[onerror], script')).toHaveLength(0)
    expect(content.querySelector('img')?.src).toMatch(`/pictures/comics/${ASM_2}/`)
    expect(content.lastElementChild?.textContent).toBe(HOSTILE)
  })
})

describe('an embed', () => {
  test('may be framed everywhere, has no script, and shows texts as texts', async () => {
    const { get } = await buildHostile()
    const { headers, body } = await get('/embed')
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors \*$/)
    const document = parseMarkup(body, 'text/html')
    expect(document.querySelectorAll('script, [onerror]')).toHaveLength(0)
    expect(document.querySelector('h1')?.textContent).toBe(HOSTILE)
    expect(document.title).toBe(`${HOSTILE} | Spinner Rack`)
    expect(document.querySelectorAll('li')).toHaveLength(2)
    expect(document.querySelector('li img')?.getAttribute('src')).toBe(
      `/pictures/comics/${ASM_2}/portrait_small.svg`,
    )
  })

  test('is the only page that may be framed', async () => {
    const { get, visitor, token } = await buildHostile()
    const others = [
      get(),
      get('/feed.xml'),
      get('/embedded'),
      visitor('GET', `/api/shared/${token}`),
    ]
    for (const { headers } of await Promise.all(others)) {
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      // Other sites learn where a reader came from, not by which link.
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    }
  })
})

describe('the page', () => {
  test('has a head for link previews, in which texts are texts', async () => {
    const { get, token } = await buildHostile()
    const { statusCode, body, headers } = await get()
    expect(statusCode).toBe(200)
    expect(headers['x-robots-tag']).toBe('noindex')
    const document = parseMarkup(body, 'text/html')
    const meta = (name: string) =>
      document
        .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
        ?.getAttribute('content')
    const address = `http://localhost:3000/shared/${token}`
    expect(document.title).toBe(`${HOSTILE} | Spinner Rack`)
    expect(document.querySelectorAll('[onerror]')).toHaveLength(0)
    expect(meta('og:title')).toBe(HOSTILE)
    expect(meta('description')).toBe(HOSTILE)
    expect(meta('og:image')).toBe(`${address}/picture.jpg`)
    expect(meta('og:url')).toBe(address)
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(document.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toBe(
      `${address}/feed.xml`,
    )
  })

  test('may be found by search engines once its list is public', async () => {
    const { get, share, id } = await buildHostile()
    await share(id, { visibility: 'public' })
    expect((await get()).headers['x-robots-tag']).toBeUndefined()
    expect((await get('/feed.xml')).headers['x-robots-tag']).toBeUndefined()
    expect((await get('/embed')).headers['x-robots-tag']).toBe('noindex')
  })
})

test('the picture is a JPEG that other sites may show, and is not sent twice', async () => {
  const { get, app, token } = await buildHostile()
  const { headers, rawPayload } = await get('/picture.jpg')
  expect(headers['content-type']).toBe('image/jpeg')
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  const again = await app.inject({
    url: `/shared/${token}/picture.jpg`,
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('the picture of a list is never among those that are kept on disk', async () => {
  const dataDir = buildTemporaryFolder()
  const { app, make, share } = await buildSharing({ DATA_DIR: dataDir })
  const { id } = await make({ name: 'Mine', entries: entriesOf(ASM_1) })
  const { token } = await share(id)
  expect((await app.inject(`/shared/${token}/picture.jpg`)).statusCode).toBe(200)
  expect(await picturesKeptAfterOneMore(app, dataDir)).toHaveLength(1)
})

test('who reads too much at once is asked to wait, and sees the page nevertheless', async () => {
  const { get, visitor, token } = await buildHostile({ now: () => new Date('2026-11-18') })
  const url = `/api/shared/${token}?limit=1`
  let answer = await visitor('GET', url)
  for (let call = 0; answer.statusCode === 200 && call < 1000; call += 1) {
    answer = await visitor('GET', url)
  }
  expect(answer.json().code).toBe('too-many-tries')
  const page = await get()
  expect(page.statusCode).toBe(429)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
})

test('a report of a shared list reaches the inbox, and the log holds no link', async () => {
  const { token, newMember, newModerator, logLines } = await buildHostile()
  const { request } = await newMember()
  const about = `/shared/${token}`
  const report = { about, message: 'This list is full of insults.' }
  expect((await request('POST', '/api/queries/reports', report)).statusCode).toBe(201)
  const moderator = await newModerator()
  const { results } = (await moderator('GET', '/api/queries')).json()
  expect(results).toMatchObject([report])
  await moderator('PUT', `/api${about}/hidden`, { hidden: true })
  expect((await request('GET', `/api${about}`)).statusCode).toBe(404)
  expect(logLines.join('')).toContain('/api/shared/[token]')
  expect(logLines.join('')).not.toContain(token)
})
