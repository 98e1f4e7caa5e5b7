import { replaceOnce } from './replace-once.ts'

interface StyleSheet {
  href: string
  text: string
}

interface PrivacyParts {
  /** The page's HTML as rendered by React. */
  markup: string
  /** All style sheets of the site. */
  styles: StyleSheet[]
}

/**
 * Builds the privacy page from the shell: for whoever has no scripts it is all there, in the place of
 * the words that ask for them. With scripts it is the shell, like any other page.
 */
export function toPrivacyHtml(shell: string, { markup, styles }: PrivacyParts): string {
  const links = findStyles(markup, shell, styles).map(
    (href) => `<link href="${href}" rel="stylesheet">`,
  )
  const titled = replaceOnce(shell, /<title>.*?<\/title>/, [
    '<title>Privacy | Spinner Rack</title>',
  ])
  const styled = replaceOnce(titled, /<\/head>/, [
    `<noscript>${links.join('')}<style>#root{display:none}</style></noscript>`,
    '</head>',
  ])
  // The last one: the style has just got its own.
  return replaceOnce(styled, /<noscript>(?!.*<noscript>).*?<\/noscript>/s, [
    `<noscript>${markup}</noscript>`,
  ])
}

/** The style sheets beside the shell's that style the markup: those with most of its classes first. */
function findStyles(markup: string, shell: string, styles: StyleSheet[]): string[] {
  const used = markup.matchAll(/class="([^"]*)"/g)
  const classes = new Set([...used].flatMap(([, names = '']) => names.split(' ')))
  const isLinked = ({ href }: StyleSheet) =>
    shell.includes(`<link href="${href}" rel="stylesheet">`)
  let missing = without(classes, styles.filter(isLinked))
  let left = styles.filter((sheet) => !isLinked(sheet))
  const found: string[] = []
  for (;;) {
    const size = (sheet: StyleSheet) => without(missing, [sheet]).size
    const [best, ...others] = left.toSorted((one, other) => size(one) - size(other))
    if (best === undefined || size(best) === missing.size) return found
    found.push(best.href)
    missing = without(missing, [best])
    left = others
  }
}

/** The classes that none of these style sheets has. */
function without(classes: ReadonlySet<string>, styles: StyleSheet[]): Set<string> {
  const styled = new Set(
    styles.flatMap(({ text }) =>
      [...text.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')),
    ),
  )
  return new Set([...classes].filter((name) => !styled.has(name)))
}
