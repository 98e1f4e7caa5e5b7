import { expect, test } from '../fixtures.ts'

const FILES = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json',
  '/favicon.ico': 'image/vnd.microsoft.icon',
  '/favicon.svg': 'image/svg+xml',
  '/apple-touch-icon.png': 'image/png',
  '/og.jpg': 'image/jpeg',
}

for (const [path, type] of Object.entries(FILES)) {
  test(`${path} is there as ${type}, and HEAD answers like GET`, async ({ request }) => {
    const get = await request.get(path)
    const head = await request.head(path)
    expect([get.status(), head.status()]).toEqual([200, 200])
    expect((await get.body()).length).toBeGreaterThan(0)
    expect((await head.body()).length).toBe(0)
    for (const name of ['content-type', 'content-length', 'cache-control']) {
      expect(head.headers()[name], name).toBe(get.headers()[name])
    }
    expect(get.headers()['content-type']).toBe(type)
    expect(get.headers()['cache-control']).toMatch(/^public, max-age=/)
  })
}

test('the browser finds no fault in the manifest, on the landing page and the others', async ({
  page,
  baseURL,
}) => {
  const session = await page.context().newCDPSession(page)
  for (const path of ['/', '/privacy']) {
    await page.goto(path)
    const { url, errors, data } = await session.send('Page.getAppManifest')
    expect(url).toBe(`${baseURL}/manifest.webmanifest`)
    expect(errors).toEqual([])
    expect(JSON.parse(String(data))).toMatchObject({ name: 'Spinner Rack', start_url: '/' })
  }
})

test('every icon that a page names is there', async ({ page }) => {
  await page.goto('/')
  const icons = page.locator('head link[rel~=icon], head link[rel=apple-touch-icon]')
  const addresses = await icons.evaluateAll((links) =>
    links.map((link) => (link as HTMLLinkElement).href),
  )
  expect(addresses).toHaveLength(3)
  for (const address of addresses) {
    expect((await page.request.get(address)).headers()['content-type']).toMatch(/^image\//)
  }
})
