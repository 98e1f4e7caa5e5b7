import { paths } from '#web/lib/navigation/paths.ts'
import { type LazyPage, lazyPage } from './lazy-page.tsx'

export interface PageRoute {
  path: string
  page: LazyPage
}

/** What all pages of the catalogue share. */
export const CatalogueProvider = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "catalogue" */ './catalogue-provider.tsx'))
      .CatalogueProvider,
)

/**
 * Chunks with a name are preloaded with their pages (contract/page-preloads.ts). Pages that are much
 * alike share a chunk: the first script of the site names them all.
 */
const CharacterPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "character" */ '#web/pages/character-detail-page.tsx'))
      .CharacterDetailPage,
)
const ShelfPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "listing" */ '#web/pages/shelf-listing-page.tsx'))
      .ShelfListingPage,
)
/** With the inbox, which few ever open: every chunk costs each first visit its name. */
const ListsPage = lazyPage(
  async () => (await import(/* webpackChunkName: "lists" */ '#web/pages/lists-page.tsx')).ListsPage,
)

export const catalogueRoutes: PageRoute[] = [
  {
    path: paths.characters,
    page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "listing" */ '#web/pages/character-listing-page.tsx'))
          .CharacterListingPage,
    ),
  },
  { path: paths.character, page: CharacterPage },
  { path: paths.team, page: CharacterPage },
  {
    path: paths.comics,
    page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "listing" */ '#web/pages/comic-listing-page.tsx'))
          .ComicListingPage,
    ),
  },
  {
    path: paths.comic,
    page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "comic" */ '#web/pages/comic-detail-page.tsx'))
          .ComicDetailPage,
    ),
  },
  {
    path: paths.seriesListing,
    page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "listing" */ '#web/pages/series-listing-page.tsx'))
          .SeriesListingPage,
    ),
  },
  {
    path: paths.series,
    page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "one-series" */ '#web/pages/series-detail-page.tsx'))
          .SeriesDetailPage,
    ),
  },
  { path: paths.events, page: ShelfPage },
  { path: paths.creators, page: ShelfPage },
  { path: paths.teams, page: ShelfPage },
  {
    path: paths.event,
    page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "event" */ '#web/pages/event-detail-page.tsx'))
          .EventDetailPage,
    ),
  },
  {
    path: paths.arc,
    page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "event" */ '#web/pages/event-detail-page.tsx'))
          .ArcDetailPage,
    ),
  },
  {
    path: paths.creator,
    page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "creator" */ '#web/pages/creator-detail-page.tsx'))
          .CreatorDetailPage,
    ),
  },
  {
    path: paths.search,
    page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "search" */ '#web/pages/search-page.tsx')).SearchPage,
    ),
  },
  {
    path: paths.rack,
    page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "rack" */ '#web/pages/rack-page.tsx')).RackPage,
    ),
  },
  {
    path: paths.favourites,
    page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "favourites" */ '#web/pages/favourites-page.tsx'))
          .FavouritesPage,
    ),
  },
  { path: paths.lists, page: ListsPage },
  { path: paths.list, page: ListsPage },
  {
    path: paths.collection,
    page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "lists" */ '#web/pages/collection-page.tsx'))
          .CollectionPage,
    ),
  },
]

export const memberRoutes: PageRoute[] = [
  // Not among those of the catalogue: what they know of marks and hearts is asked for anew after an import.
  { path: paths.import, page: ListsPage },
  {
    path: paths.account,
    page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "account" */ '#web/pages/account-page.tsx')).AccountPage,
    ),
  },
  {
    path: paths.confirmAddress,
    page: lazyPage(async () => (await import('#web/pages/mail-link-pages.tsx')).ConfirmAddressPage),
  },
  {
    path: paths.year,
    page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "lists" */ '#web/pages/year-page.tsx')).YearPage,
    ),
  },
  {
    path: paths.inbox,
    page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "lists" */ '#web/pages/inbox-page.tsx')).InboxPage,
    ),
  },
  {
    path: paths.anyOther,
    page: lazyPage(async () => (await import('#web/pages/not-found-page.tsx')).NotFoundPage),
  },
]

export const standaloneRoutes: PageRoute[] = [
  {
    path: paths.login,
    page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "login" */ '#web/pages/login-page.tsx')).LoginPage,
    ),
  },
  {
    path: paths.signup,
    page: lazyPage(async () => (await import('#web/pages/signup-page.tsx')).SignupPage),
  },
  {
    path: paths.forgotPassword,
    page: lazyPage(async () => (await import('#web/pages/mail-link-pages.tsx')).ForgotPasswordPage),
  },
  {
    path: paths.resetPassword,
    page: lazyPage(async () => (await import('#web/pages/mail-link-pages.tsx')).ResetPasswordPage),
  },
]

/** Development only: the build contains neither these routes nor the chunks of their pages. */
const developmentRoutes: PageRoute[] = import.meta.env.DEV
  ? [
      {
        path: '/styleguide',
        page: lazyPage(async () => (await import('#web/pages/styleguide-page.tsx')).StyleguidePage),
      },
    ]
  : []

/** Pages with bar and footer that are open to everyone. */
export const openRoutes: PageRoute[] = [
  {
    path: paths.privacy,
    page: lazyPage(async () => (await import('#web/pages/privacy-page.tsx')).PrivacyPage),
  },
  {
    path: paths.shared,
    page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "sharing" */ '#web/pages/shared-page.tsx')).SharedPage,
    ),
  },
  {
    path: paths.member,
    page: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "sharing" */ '#web/pages/member-page.tsx')).MemberPage,
    ),
  },
  ...developmentRoutes,
]
