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

test('the documents of the site are there with their types, and HEAD answers like GET', async ({
  request,
}) => {
  for (const [path, type] of Object.entries(FILES)) {
    const get = await request.get(path)
    const head = await request.head(path)
    expect([get.status(), head.status()], path).toEqual([200, 200])
    expect((await get.body()).length, path).toBeGreaterThan(0)
    expect((await head.body()).length, path).toBe(0)
    for (const name of ['content-type', 'content-length', 'cache-control']) {
      expect(head.headers()[name], `${name} of ${path}`).toBe(get.headers()[name])
    }
    expect(get.headers()['content-type'], path).toBe(type)
    expect(get.headers()['cache-control'], path).toMatch(/^public, max-age=/)
  }
})

test('the browser finds no fault in the manifest and would install the site, and every icon that a page names is there', async ({
  page,
  baseURL,
}) => {
  const session = await page.context().newCDPSession(page)
  for (const path of ['/', '/privacy']) {
    await page.goto(path)
    const { url, errors, data } = await session.send('Page.getAppManifest')
    expect(url).toBe(`${baseURL}/manifest.webmanifest`)
    expect(errors).toEqual([])
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // Each test has a window off the record, from which nothing is installed; newer Chromium says so.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    expect(JSON.parse(String(data))).toMatchObject({ name: 'Spinner Rack', start_url: '/' })

    const icons = page.locator('head link[rel~=icon], head link[rel=apple-touch-icon]')
    const addresses = await icons.evaluateAll((links) =>
      links.map((link) => (link as HTMLLinkElement).href),
    )
    expect(addresses).toHaveLength(3)
    for (const address of addresses) {
      expect((await page.request.get(address)).headers()['content-type']).toMatch(/^image\//)
    }
  }
})
