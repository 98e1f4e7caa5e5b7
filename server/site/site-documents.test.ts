import { describe, expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { readConfig } from '../config.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const shareApp = shareInFile(() =>
  buildTestApp({
    config: readConfig({ PUBLIC_URL: 'https://rack.example' }),
    now: () => new Date('2026-09-20T17:45:12.345Z'),
  }),
)

async function ask(url: string, method: 'GET' | 'HEAD' = 'GET') {
  const { app } = await shareApp()
  return app.inject({ url, method })
}

describe('GET /robots.txt', () => {
  test('keeps robots out of what is not for them and names the sitemap', async () => {
    const answer = await ask('/robots.txt')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    const rules = answer.body.split('\n')
    expect(rules[0]).toBe('User-agent: *')
    expect(rules).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /account']))
    expect(rules).toContain('Sitemap: https://rack.example/sitemap.xml')
  })

  test('keeps them out of no page that the sitemap names', async () => {
    const { body } = await ask('/robots.txt')
    const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
    const sitemap = await ask('/sitemap.xml')
    const named = [...sitemap.body.matchAll(/<loc>https:\/\/rack\.example(.*?)<\/loc>/g)]
    expect(named).toHaveLength(6)
    for (const [, path = ''] of named) {
      expect(closed.filter((prefix) => path.startsWith(prefix))).toEqual([])
    }
  })
})

describe('GET /sitemap.xml', () => {
  test('lists the pages for everybody by their whole address', async () => {
    const answer = await ask('/sitemap.xml')
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(answer.body).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://rack.example/</loc></url>
<url><loc>https://rack.example/login</loc></url>
<url><loc>https://rack.example/signup</loc></url>
<url><loc>https://rack.example/privacy</loc></url>
<url><loc>https://rack.example/docs</loc></url>
<url><loc>https://rack.example/downloads/</loc></url>
</urlset>
`)
  })
})

describe('GET /.well-known/security.txt', () => {
  test('says where a weakness is reported, and holds for half a year', async () => {
    const answer = await ask('/.well-known/security.txt')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toBe(`Contact: https://rack.example/#contact
Expires: 2027-03-19T00:00:00Z
Preferred-Languages: en
Canonical: https://rack.example/.well-known/security.txt
`)
  })
})

test.each(['/robots.txt', '/sitemap.xml', '/.well-known/security.txt'])(
  '%s may be kept for an hour and answers HEAD like GET',
  async (url) => {
    const get = await ask(url)
    const head = await ask(url, 'HEAD')
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    for (const name of ['cache-control', 'content-type', 'content-length']) {
      expect(head.headers[name], name).toBe(get.headers[name])
    }
    expect(get.headers['cache-control']).toBe('public, max-age=3600')
  },
)
