import { Route, Routes } from 'react-router'
import type { Identity } from '#web/lib/identity.ts'
import { paths } from '#web/lib/paths.ts'
import { LandingPage } from '#web/pages/landing-page.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { Guard } from './guard.tsx'
import { IdentityProvider } from './identity-provider.tsx'
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

export function App({ identity }: { identity: Identity }) {
  return (
    <IdentityProvider identity={identity}>
      <SkipLink />
      <Routes>
        <Route element={<SiteLayout />}>
          <Route path={paths.home} element={<LandingPage />} />
          {openRoutes.map(toRoute)}
          <Route element={<Guard />}>
            <Route
              element={
                <PageBoundary>
                  <CatalogueProvider />
                </PageBoundary>
              }
            >
              {catalogueRoutes.map(toRoute)}
            </Route>
            {memberRoutes.map(toRoute)}
          </Route>
        </Route>
        <Route element={<StandaloneLayout />}>{standaloneRoutes.map(toRoute)}</Route>
      </Routes>
      <Toasts />
    </IdentityProvider>
  )
}

/** The key gives each page a boundary of its own: no failure is left by the page before. */
function toRoute({ path, page: Page }: PageRoute) {
  const element = (
    <PageBoundary key={path}>
      <Page />
    </PageBoundary>
  )
  return <Route key={path} path={path} element={element} />
}
