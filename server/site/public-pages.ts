/**
 * Pages that search engines may index; the sitemap lists them. All other pages are members' or do
 * not exist, which only the client-side router knows: those answer with `x-robots-tag: noindex`.
 */
export const PUBLIC_PAGES = ['/', '/login', '/signup', '/privacy', '/docs', '/downloads/']
