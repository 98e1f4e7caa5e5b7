import { paths } from '#web/lib/navigation/paths.ts'
import { type LazyPage, lazyPage } from './lazy-page.tsx'

export interface PageRoute {
  path: string
  page: LazyPage
}

/** What all pages of the catalogue share. */
export const CatalogueProvider = lazyPage(
  () => import(/* webpackChunkName: "catalogue" */ './catalogue-provider.tsx'),
)

/**
 * Chunks with a name are preloaded with their pages (contract/page-preloads.ts). Pages that are much
 * alike, or seldom opened, share a chunk: the first script of the site names them all.
 */
const CharacterPage = lazyPage(
  () => import(/* webpackChunkName: "character" */ '#web/pages/character-detail-page.tsx'),
)
const ListingPage = lazyPage(
  () => import(/* webpackChunkName: "listing" */ '#web/pages/listing-page.tsx'),
)
const StoryPage = lazyPage(
  () => import(/* webpackChunkName: "event" */ '#web/pages/story-page.tsx'),
)
/** With the inbox, which few ever open: every chunk costs each first visit its name. */
const ListsPage = lazyPage(
  () => import(/* webpackChunkName: "lists" */ '#web/pages/lists-page.tsx'),
)

const MailLinkPage = lazyPage(
  () => import(/* webpackChunkName: "signup" */ '#web/pages/mail-link-page.tsx'),
)

export const catalogueRoutes: PageRoute[] = [
  { path: paths.characters, page: ListingPage },
  { path: paths.character, page: CharacterPage },
  { path: paths.team, page: CharacterPage },
  { path: paths.comics, page: ListingPage },
  {
    path: paths.comic,
    page: lazyPage(
      () => import(/* webpackChunkName: "comic" */ '#web/pages/comic-detail-page.tsx'),
    ),
  },
  { path: paths.seriesListing, page: ListingPage },
  {
    path: paths.series,
    page: lazyPage(
      () => import(/* webpackChunkName: "one-series" */ '#web/pages/series-detail-page.tsx'),
    ),
  },
  { path: paths.events, page: ListingPage },
  { path: paths.creators, page: ListingPage },
  { path: paths.teams, page: ListingPage },
  { path: paths.event, page: StoryPage },
  { path: paths.arc, page: StoryPage },
  {
    path: paths.creator,
    page: lazyPage(
      () => import(/* webpackChunkName: "creator" */ '#web/pages/creator-detail-page.tsx'),
    ),
  },
  {
    path: paths.search,
    page: lazyPage(() => import(/* webpackChunkName: "search" */ '#web/pages/search-page.tsx')),
  },
  {
    path: paths.rack,
    page: lazyPage(() => import(/* webpackChunkName: "rack" */ '#web/pages/rack-page.tsx')),
  },
  {
    path: paths.favourites,
    page: lazyPage(
      () => import(/* webpackChunkName: "favourites" */ '#web/pages/favourites-page.tsx'),
    ),
  },
  { path: paths.lists, page: ListsPage },
  { path: paths.list, page: ListsPage },
  { path: paths.collection, page: ListsPage },
]

export const memberRoutes: PageRoute[] = [
  // Not among those of the catalogue: what they know of marks and hearts is asked for anew after an import.
  { path: paths.import, page: ListsPage },
  {
    path: paths.account,
    page: lazyPage(() => import(/* webpackChunkName: "account" */ '#web/pages/account-page.tsx')),
  },
  { path: paths.confirmAddress, page: MailLinkPage },
  { path: paths.year, page: ListsPage },
  { path: paths.inbox, page: ListsPage },
  {
    path: paths.anyOther,
    page: lazyPage(() => import(/* webpackChunkName: "privacy" */ '#web/pages/not-found-page.tsx')),
  },
]

export const standaloneRoutes: PageRoute[] = [
  {
    path: paths.login,
    page: lazyPage(() => import(/* webpackChunkName: "login" */ '#web/pages/login-page.tsx')),
  },
  {
    path: paths.signup,
    page: lazyPage(() => import(/* webpackChunkName: "signup" */ '#web/pages/signup-page.tsx')),
  },
  { path: paths.forgotPassword, page: MailLinkPage },
  { path: paths.resetPassword, page: MailLinkPage },
]

const SharedPage = lazyPage(
  () => import(/* webpackChunkName: "sharing" */ '#web/pages/shared-page.tsx'),
)

/** Development only: the build contains neither these routes nor the chunks of their pages. */
const developmentRoutes: PageRoute[] = import.meta.env.DEV
  ? [
      {
        path: '/styleguide',
        page: lazyPage(() => import('#web/pages/styleguide-page.tsx')),
      },
    ]
  : []

/** Pages with bar and footer that are open to everyone. */
export const openRoutes: PageRoute[] = [
  {
    path: paths.privacy,
    page: lazyPage(() => import(/* webpackChunkName: "privacy" */ '#web/pages/privacy-page.tsx')),
  },
  { path: paths.shared, page: SharedPage },
  { path: paths.member, page: SharedPage },
  ...developmentRoutes,
]
