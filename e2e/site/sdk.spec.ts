import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NewKeySchema } from '#contract/account.ts'
import { inPlace, sdkPage } from '#scripts/testing/sdk-examples.ts'
import { test as base, expect } from '../fixtures.ts'

interface OtherSite {
  origin: string
  /** What it answers with. */
  body: string
}

/** Another site on this machine. Routes will not do: their pages may not call a server on loopback. */
const test = base.extend<{ fans: OtherSite }>({
  fans: async ({ server }, use) => {
    const fans: OtherSite = { origin: '', body: '' }
    const headers = {
      'content-type': 'text/html',
      'content-security-policy': policyFor(server.url),
    }
    const site = createServer((_request, answer) => answer.writeHead(200, headers).end(fans.body))
    await once(site.listen(0, '127.0.0.1'), 'listening')
    fans.origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
    await use(fans)
    site.closeAllConnections()
    site.close()
  },
  otherOrigins: ({ fans }, use) => use([fans.origin]),
})

test.use({
  reader: 'member',
  expectedComplaints: /status of 404/,
  // With a header more a browser would ask first, as it does for no program of its own.
  extraHTTPHeaders: {},
})

/** Nothing but the client may be loaded, and nobody but the server be called. */
function policyFor(server: string): string {
  return `default-src 'none'; script-src ${server}/sdk/ 'unsafe-inline'; connect-src ${server}`
}

test('the page of docs/sdk.md works on another site, with a public key alone', async ({
  page,
  server,
  fans,
}) => {
  const data = { name: 'Fans', referrers: [fans.origin] }
  const answer = await page.request.post('/api/account/keys', { data })
  const { publicKey } = NewKeySchema.parse(await answer.json())
  const addresses = { 'http://localhost:3000': server.url, webpublic: publicKey }
  fans.body = inPlace(sdkPage, addresses)
  await page.goto(`${fans.origin}/x-men.html`)
  await expect(page.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('listitem').first()).toHaveText(/^X-Men \(1991 - /)
})

test('a page of the same site reads in the name of its reader, and walks, stops and is refused', async ({
  page,
  server,
}) => {
  const headers = { 'content-security-policy': policyFor(server.url) }
  await page.route('/plain.html', (route) => route.fulfill({ headers, body: '' }))
  await page.goto('/plain.html')
  const seen = await page.evaluate(async () => {
    const { createClient, RackError } = await import(`${location.origin}/sdk/spinner-rack.js`)
    const rack = createClient({ baseUrl: location.origin })
    const stop = new AbortController()
    const names: string[] = []
    const walk = async () => {
      for await (const { name } of rack.characters.all({ limit: 5 }, { signal: stop.signal })) {
        if (names.push(name) === 12) stop.abort()
      }
    }
    const stopped = await walk().catch((error: Error) => error.name)
    const refused = await rack.comics.get(1).catch((error: Error) => error)
    const privately = () => createClient({ baseUrl: '/', publicKey: 'a', privateKey: 'b' })
    let secret = ''
    try {
      privately()
    } catch (error) {
      secret = (error as Error).message
    }
    return {
      names: names.length,
      stopped,
      refused: refused instanceof RackError && [refused.status, refused.message],
      secret,
    }
  })
  expect(seen).toEqual({
    names: 12,
    stopped: 'AbortError',
    refused: [404, "We couldn't find that comic_issue"],
    secret: expect.stringContaining('A private key must not be in a page'),
  })
})
