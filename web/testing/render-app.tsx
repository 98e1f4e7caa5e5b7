import { render } from '@testing-library/react'
import { App } from '#web/app/app.tsx'
import type { Identity } from '#web/lib/identity/identity.ts'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { buildIdentity } from './build-identity.ts'

/** Renders the whole site at a URL; for a visitor by default. */
export function renderApp(path: string, identity: Identity = buildIdentity(null)) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <App identity={identity} />
    </MemoryRouter>,
  )
}
