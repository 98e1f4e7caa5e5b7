import { replaceOnce } from './replace-once.ts'

/** The build's placeholder for the site's public URL, which the server replaces. */
const ADDRESS = 'http://localhost:3000'
const NAME = 'Spinner Rack'
const TITLE = 'Spinner Rack: Marvel characters, comics and series'
const DESCRIPTION =
  'A fan site about the Marvel universe: browse characters, comics and series, find what to read next, and keep your favourites. Unofficial, and made by readers.'
const PICTURE =
  'A caped figure on a comics rack as tall as a city, under the words New comics today'

const HEAD = [
  // Render-blocking until the section after the hero has arrived: a half-loaded hero would shift
  // the layout.
  '<link rel="expect" href="#about" blocking="render">',
  `<meta name="description" content="${DESCRIPTION}">`,
  `<link rel="canonical" href="${ADDRESS}/">`,
  ...Object.entries({
    'og:type': 'website',
    'og:site_name': NAME,
    'og:title': TITLE,
    'og:description': DESCRIPTION,
    'og:url': `${ADDRESS}/`,
    'og:image': `${ADDRESS}/og.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': PICTURE,
  }).map(([property, content]) => `<meta property="${property}" content="${content}">`),
  '<meta name="twitter:card" content="summary_large_image">',
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: NAME,
    url: `${ADDRESS}/`,
    description: DESCRIPTION,
    inLanguage: 'en',
  })}</script>`,
].join('\n    ')

interface LandingParts {
  /** The page's HTML as rendered by React. */
  markup: string
  /** Source text of a function that receives the script URLs and loads them when needed. */
  starter: string
  /** Reads a style sheet of the shell by its URL. */
  readStyle: (href: string) => string
}

/**
 * Builds the landing page from the shell: the prerendered page replaces the loader, and the style
 * is inlined, so that a first visit paints after one round trip.
 */
export function toLandingHtml(shell: string, { markup, starter, readStyle }: LandingParts): string {
  const [preloads, body] = splitPreloads(markup)
  const [scripts, quiet] = splitScripts(shell)
  // The landing page is readable without scripts, so the shell's noscript notice is removed.
  const readable = replaceOnce(quiet, /\s*<noscript>.*?<\/noscript>/s, [''])
  const html = replaceOnce(readable, /<div id="root">.*?(?=\s*<!-- The server puts)/s, [
    `<div id="root" data-prerendered data-first-view>${body}</div>`,
    `\n    <script>(${starter})(${JSON.stringify(scripts)})</script>`,
  ])
  const styled = replaceOnce(html, /<link href="([^"]+)" rel="stylesheet">/, (_, href) => [
    `<style>${readStyle(href)}</style>`,
  ])
  return replaceOnce(styled, /(<title>.*?<\/title>)/, (title) => [
    title,
    `\n    ${HEAD}\n    ${preloads}`,
  ])
}

/** React renders preload links before the page; they are moved into the head. */
function splitPreloads(markup: string): [string, string] {
  const [preloads = ''] = /^(<link rel="preload"[^>]*>)*/.exec(markup) ?? []
  return [preloads, markup.slice(preloads.length)]
}

/** Removes the scripts from the shell, and returns their URLs. */
function splitScripts(shell: string): [string[], string] {
  const scripts = [...shell.matchAll(/<script defer src="([^"]+)"><\/script>/g)]
  if (scripts.length === 0) throw new Error('The shell has no script.')
  const without = scripts.reduce((html, [tag]) => html.replace(tag, ''), shell)
  return [scripts.flatMap(([, source]) => source ?? []), without]
}
