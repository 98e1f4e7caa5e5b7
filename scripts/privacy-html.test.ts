import { expect, test } from 'vitest'
import { toPrivacyHtml } from './privacy-html.ts'

const shell = `<!doctype html>
<html lang="en">
  <head>
    <title>Spinner Rack</title>
  <script defer src="/index.js"></script><link href="/index.css" rel="stylesheet"></head>
  <body>
    <div id="root"><div class="loader">Loading</div></div>
    <script type="application/json" id="site-config"></script>
    <noscript>
      <p>needs JavaScript</p>
    </noscript>
  </body>
</html>`

const styles = [
  { href: '/index.css', text: '.wrap{margin:0}.ink p{color:red}' },
  { href: '/letters.css', text: '.x+1{color:red}' },
  { href: '/some.css', text: '.lead{color:red}' },
  { href: '/all.css', text: '.lead{color:red}.a\\+b:hover,.list>li{color:red}' },
]

const build = (markup: string) => toPrivacyHtml(shell, { markup, styles })

test('has the whole page for whoever has no scripts, and the shell for all others', () => {
  const html = build('<main class="wrap">It costs $& and $1</main>')
  expect(html).toContain('<noscript><main class="wrap">It costs $& and $1</main></noscript>')
  expect(html).not.toContain('needs JavaScript')
  expect(html).toContain('<div id="root"><div class="loader">Loading</div></div>')
  expect(html).toContain('<script defer src="/index.js">')
  expect(html).toContain('<title>Privacy | Spinner Rack</title>')
  expect(html.slice(0, html.indexOf('</head>'))).toContain('<style>#root{display:none}</style>')
})

test('links the styles that the shell does not have, and no more than it needs', () => {
  const linked = (markup: string) =>
    [...build(markup).matchAll(/<link href="([^"]+)"/g)].map(([, href]) => href)
  expect(linked('<p class="wrap ink unstyled">')).toEqual(['/index.css'])
  expect(linked('<p class="wrap lead a+b list">')).toEqual(['/index.css', '/all.css'])
})
