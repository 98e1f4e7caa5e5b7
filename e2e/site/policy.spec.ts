import { expect, test } from '../fixtures.ts'

test.describe('a style that somebody else puts into the landing page', () => {
  test.use({ expectedComplaints: /violates the following Content Security Policy/ })

  test('is not applied, while its own is', async ({ page }) => {
    await page.goto('/')
    expect(await page.locator('head style').count()).toBe(1)
    const family = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => getComputedStyle(heading).fontFamily)
    expect(family).toContain('Rack Display')

    const complaint = page.waitForEvent('console')
    await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'h1 { font-family: serif !important }'
      document.head.append(style)
    })
    expect((await complaint).text()).toContain('style-src')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', family)
  })
})

test.describe('security 18: an answer of our own JSONP', () => {
  test.use({ reader: 'member', expectedComplaints: /script-src http:\/\/localhost:\d+\/static\// })

  test('is never a script of the page, while its own are', async ({ page }) => {
    await page.goto('/characters')
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    const answer = await page.request.get('/v1/public/characters?limit=1&callback=take')
    expect(answer.headers()['content-type']).toContain('javascript')
    expect(await answer.text()).toMatch(/^take\(\{"code":200,/)
    const taken = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const script = document.createElement('script')
          script.src = '/v1/public/characters?limit=1&callback=take'
          Object.assign(window, { take: () => resolve('run') })
          script.onerror = () => resolve('refused')
          document.head.append(script)
        }),
    )
    expect(taken).toBe('refused')
  })
})

test.describe('a page of ours', () => {
  test.use({
    otherOrigins: ({ server }, use) => use([server.url.replace('localhost', '127.0.0.1')]),
  })

  test('may act in the name of its reader, by the name of the host and by its number', async ({
    page,
    server,
  }) => {
    for (const name of ['localhost', '127.0.0.1']) {
      await page.goto(server.url.replace('localhost', name))
      const status = await page.evaluate(
        async () => (await fetch('/api/auth/sign-out', { method: 'POST' })).status,
      )
      expect(status, name).toBe(200)
    }
  })
})

test.describe('a page of another site', () => {
  test.use({ expectedComplaints: /foreign: http:\/\/elsewhere\.test|status of 403/ })

  test('may not act in the name of its reader', async ({ page, baseURL }) => {
    const form = `<form method="post" action="${baseURL}/api/auth/sign-out"><button>Win</button></form>`
    await page.route('http://elsewhere.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: form }),
    )
    await page.goto('http://elsewhere.test/')
    const answered = page.waitForResponse(`${baseURL}/api/auth/sign-out`)
    await page.getByRole('button', { name: 'Win' }).click()
    const answer = await answered
    expect(answer.status()).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'cross-site' })
  })
})
