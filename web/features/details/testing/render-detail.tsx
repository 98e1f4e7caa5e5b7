import { render, screen } from '@testing-library/react'
import { MemoryRouter, Pages } from '#web/testing/memory-router.tsx'
import type { DetailSource } from '../detail-view.tsx'

/** Renders the page of a record with modules of its own, so that no answer is cached from before. */
export async function renderDetail<Record, Facts>(
  path: string,
  /** The heading of the page when the record has come. */
  name: string,
  loadSource: () => Promise<DetailSource<Record, Facts>>,
): Promise<void> {
  const { DetailView } = await import('../detail-view.tsx')
  const source = await loadSource()
  render(
    <MemoryRouter initialEntries={[path]}>
      <Pages
        routes={[
          {
            path: '/:kind/:id',
            element: <DetailView source={source} actions={null} missing={null} />,
          },
        ]}
      />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { level: 1, name })
  // At the end of everything below the splash, which comes a frame after it.
  await screen.findByRole('button', { name: 'Report a mistake' })
}
