import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app/app.tsx'
import { PrivacyWithoutScript } from './app/privacy-without-script.tsx'
import { createEmbeddedIdentity } from './features/identity/embedded-identity.ts'
import { startAfterPaint } from './landing-starter.ts'
import { paths } from './lib/navigation/paths.ts'
import { createMemoryHistory } from './lib/router/history.ts'
import { Router } from './lib/router/router.tsx'

/** The landing page as HTML, rendered by the build from the same components that later hydrate it. */
export function prerenderLandingPage(): string {
  return renderToString(
    <StrictMode>
      <Router history={createMemoryHistory([paths.home])}>
        <App identity={createEmbeddedIdentity()} />
      </Router>
    </StrictMode>,
  )
}

/** The privacy page as HTML, for either keeper of accounts. Nothing hydrates it. */
export function prerenderPrivacyPage(hosted: boolean): string {
  return renderToString(
    <Router history={createMemoryHistory([paths.privacy])}>
      <PrivacyWithoutScript hosted={hosted} />
    </Router>,
  )
}

/** The source of the inline script that loads the scripts of the page. */
export const landingStarter = startAfterPaint.toString()
