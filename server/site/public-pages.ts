/**
 * What a search engine may show, and the sitemap names. Every other address of a page is a member's, or
 * nothing at all, which the script alone can tell: those answer with `x-robots-tag: noindex`.
 */
export const PUBLIC_PAGES = ['/', '/login', '/signup', '/privacy', '/docs', '/downloads/']
