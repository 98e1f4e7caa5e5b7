import { expect, test } from 'vitest'
import { DEFAULT_PROFILES } from '#contract/default-profiles.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { fillPage } from './filled-page.ts'

const block = '<script type="application/json" id="site-config"></script>'

function fill(html: string, profiles: Partial<SiteConfig['profiles']> = {}) {
  const siteConfig = {
    identity: 'embedded' as const,
    social: null,
    profiles: { ...DEFAULT_PROFILES, ...profiles },
    layers: [],
  }
  return fillPage(html + block, 'https://rack.example', siteConfig)
}

function readBlock(html: string): unknown {
  const [, json = ''] = /id="site-config">(.*?)<\/script>/.exec(html) ?? []
  return JSON.parse(json)
}

test('writes the public address in place of the one that was built in', () => {
  const html = fill(
    '<link rel="canonical" href="http://localhost:3000/">' +
      '<meta property="og:image" content="http://localhost:3000/og.jpg">' +
      '<script type="application/ld+json">{"url":"http://localhost:3000/"}</script>',
  )
  expect(html).toContain('<link rel="canonical" href="https://rack.example/">')
  expect(html).toContain('content="https://rack.example/og.jpg"')
  expect(html).toContain('{"url":"https://rack.example/"}')
  expect(html).not.toContain('localhost')
})

test("leads the author's links to the configured pages, and leaves every other link", () => {
  const html = fill(
    '<a href="https://github.com/">Code</a><a href="https://github.com/rack">Ours</a>',
    { code: 'https://code.example/?a=1&b="<' },
  )
  expect(html).toContain('<a href="https://code.example/?a=1&amp;b=&quot;&lt;">Code</a>')
  expect(html).toContain('<a href="https://github.com/rack">Ours</a>')
})

test('does not take a configured link for the default of another', () => {
  const html = fill(
    '<a href="https://www.instagram.com/">1</a><a href="https://github.com/">2</a>',
    {
      photos: 'https://github.com/',
      code: 'https://code.example/',
    },
  )
  expect(html).toContain('<a href="https://github.com/">1</a><a href="https://code.example/">2</a>')
})

test('holds the configuration as data that cannot end its element', () => {
  const code = 'https://code.example/</script><b>$&\u2028'
  const html = fill('', { code })
  expect(html).not.toContain('</script><b>')
  expect(html).not.toContain('\u2028')
  expect(readBlock(html)).toEqual({
    identity: 'embedded',
    social: null,
    profiles: { ...DEFAULT_PROFILES, code },
    layers: [],
  })
})

test('refuses a page without a place for the configuration', () => {
  const siteConfig = {
    identity: 'embedded' as const,
    social: null,
    profiles: DEFAULT_PROFILES,
    layers: [],
  }
  expect(() => fillPage('<p>Hello</p>', 'https://rack.example', siteConfig)).toThrow(/no place/)
})
