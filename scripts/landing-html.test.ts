import { expect, test } from 'vitest'
import { toLandingHtml } from './landing-html.ts'

const shell = `<!doctype html>
<html lang="en">
  <head>
    <title>Spinner Rack: Marvel characters, comics and series</title>
  <script defer src="/static/js/lib.0123456789.js"></script><script defer src="/static/js/index.0123456789.js"></script><link href="/static/css/index.0123456789.css" rel="stylesheet"></head>
  <body>
    <div id="root">
      <div class="loader">Loading</div>
    </div>
    <!-- The server puts what is configured in here. -->
    <script type="application/json" id="site-config"></script>
    <noscript>
      <p>needs JavaScript</p>
    </noscript>
  </body>
</html>`

const markup =
  '<link rel="preload" as="image" href="/static/art/hero.svg"/><main>It costs $& and $1<noscript>no script</noscript></main>'

function build(from = shell) {
  return toLandingHtml(from, { markup, starter: 'start', readStyle: (href) => `/* ${href} */` })
}

test('puts the page where the loader stood, to the letter', () => {
  const html = build()
  expect(html).toContain(
    '<div id="root" data-prerendered data-first-view><main>It costs $& and $1<noscript>no script</noscript></main></div>',
  )
  expect(html).not.toContain('loader')
  expect(html).not.toContain('needs JavaScript')
  expect(html).toContain('id="site-config"')
})

test('carries the style in the document', () => {
  expect(build()).toContain('<style>/* /static/css/index.0123456789.css */</style>')
  expect(build()).not.toContain('rel="stylesheet"')
})

test('says in its head what it is, where it is and what to fetch first', () => {
  const [, head = ''] = build().split('<head>')
  const before = head.slice(0, head.indexOf('</head>'))
  expect(before).toContain('<link rel="preload" as="image" href="/static/art/hero.svg"/>')
  expect(before).toContain('<link rel="canonical" href="http://localhost:3000/">')
  expect(before).toMatch(/<meta name="description" content="[^"]{80,160}">/)
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(before) ?? []
  expect(JSON.parse(json)).toMatchObject({ '@type': 'WebSite', url: 'http://localhost:3000/' })
})

test('leaves the line to what is seen first, and asks for the scripts in their order after it', () => {
  const html = build()
  expect(html).not.toContain('<script defer')
  const [before = '', after = ''] = html.split('</main>')
  expect(before).not.toContain('/static/js/')
  expect(after).toContain(
    '<script>(start)(["/static/js/lib.0123456789.js","/static/js/index.0123456789.js"])</script>',
  )
})

test('fails the build when the shell has lost a place it needs', () => {
  expect(() => build(shell.replace('rel="stylesheet"', ''))).toThrow('The shell has no')
})
