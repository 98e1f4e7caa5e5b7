import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from './app/browser-router.tsx'
import './ui/tokens.css'
import './ui/halftone.css'
import './ui/base.css'
import { App } from './app/app.tsx'
import { chooseIdentity } from './features/identity/choose-identity.ts'
import { takeEarlyPresses } from './lib/early-presses.ts'
import { readSiteConfig } from './lib/site-config.ts'
import { applyStoredTheme } from './lib/theme.ts'

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
// The landing page comes as a whole; every other address begins as the loader of the shell.
if (root.dataset.prerendered === undefined) createRoot(root).render(site)
else {
  const pressed = takeEarlyPresses()
  hydrateRoot(root, site)
  // A press makes React take over at once.
  for (const button of pressed) button.click()
}
