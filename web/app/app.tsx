import { useMemo } from 'react'
import type { Identity } from '#web/lib/identity/identity.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { usePathname } from '#web/lib/router/router.tsx'
import { preloadRoute, type Route, renderRoute } from '#web/lib/router/routes.tsx'
import { LandingPage } from '#web/pages/landing-page.tsx'
import { SkipLink } from '#web/ui/navigation/skip-link.tsx'
import { Guard } from './guard.tsx'
import { IdentityProvider } from './identity-provider.tsx'
import { Offline } from './offline/offline.tsx'
import { PageBoundary } from './page-boundary.tsx'
import {
  CatalogueProvider,
  catalogueRoutes,
  memberRoutes,
  openRoutes,
  type PageRoute,
  standaloneRoutes,
} from './routes.ts'
import { SiteLayout } from './site-layout.tsx'
import { StandaloneLayout } from './standalone-layout.tsx'
import { Toasts } from './toasts/toasts.tsx'

const routes: Route[] = [
  {
    element: <SiteLayout />,
    children: [
      { path: paths.home, element: <LandingPage /> },
      ...openRoutes.map(toRoute),
      {
        element: <Guard />,
        children: [
          {
            element: (
              <PageBoundary>
                <CatalogueProvider />
              </PageBoundary>
            ),
            preload: CatalogueProvider.preload,
            children: catalogueRoutes.map(toRoute),
          },
          ...memberRoutes.map(toRoute),
        ],
      },
    ],
  },
  { element: <StandaloneLayout />, children: standaloneRoutes.map(toRoute) },
]

/** Begins to load the scripts of a page, which otherwise wait for each other and for the session. */
export function preloadPage(pathname: string): void {
  preloadRoute(routes, pathname)
}

export function App({ identity }: { identity: Identity }) {
  return (
    <IdentityProvider identity={identity}>
      <SkipLink />
      <CurrentPage />
      <Toasts />
      <Offline />
    </IdentityProvider>
  )
}

function CurrentPage() {
  const pathname = usePathname()
  return useMemo(() => renderRoute(routes, pathname), [pathname])
}

/** The key gives each page its own error boundary, so an error does not carry over to the next page. */
function toRoute({ path, page: Page }: PageRoute): Route {
  const element = (
    <PageBoundary key={path}>
      <Page />
    </PageBoundary>
  )
  return { path, element, preload: Page.preload }
}
