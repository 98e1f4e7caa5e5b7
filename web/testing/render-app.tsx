import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { App } from '#web/app/app.tsx'

/** The whole site at an address, as a reader who typed it would get it. */
export function renderApp(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  )
}
