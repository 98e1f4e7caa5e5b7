import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { App } from '#web/app/app.tsx'
import type { Identity } from '#web/lib/identity/identity.ts'
import { buildIdentity } from './build-identity.ts'

/** The whole site at an address, as a reader who typed it would get it; a visitor unless told. */
export function renderApp(path: string, identity: Identity = buildIdentity(null)) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <App identity={identity} />
    </MemoryRouter>,
  )
}
