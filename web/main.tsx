import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './ui/tokens.css'
import './ui/halftone.css'
import './ui/base.css'
import { App, preloadPage } from './app/app.tsx'
import { chooseIdentity } from './features/identity/choose-identity.ts'
import { BrowserRouter } from './lib/router/router.tsx'
import { layOutOffscreenSections, whenIdle } from './lib/scheduling/lay-out-offscreen-sections.ts'
import { takeEarlyPresses } from './lib/site/early-presses.ts'
import { readSiteConfig } from './lib/site/site-config.ts'
import { applyStoredTheme } from './lib/theme/theme.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root to mount on.')

applyStoredTheme()
const site = (
  <StrictMode>
    <BrowserRouter>
      <App identity={chooseIdentity(readSiteConfig())} />
    </BrowserRouter>
  </StrictMode>
)
// The landing page is prerendered and is hydrated; every other address starts as the loader in
// index.html.
if (root.dataset.prerendered === undefined) {
  preloadPage(location.pathname)
  createRoot(root).render(site)
} else {
  const pressed = takeEarlyPresses()
  // In a transition hydration is done in slices, so the page stays free to scroll; an input event makes
  // React hydrate at once.
  startTransition(() => void hydrateRoot(root, site))
  for (const button of pressed) button.click()
  whenIdle(() => layOutOffscreenSections(root))
}
