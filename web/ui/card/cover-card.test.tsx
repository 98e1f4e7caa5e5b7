import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { CardGrid } from './card-grid.tsx'
import { CoverCard } from './cover-card.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { missingPicture } from './missing-picture.ts'

function buildCard(props: Partial<ComponentProps<typeof CoverCard>> = {}) {
  return (
    <MemoryRouter>
      <CardGrid>
        <CoverCard to="/comics/337" name="Thor #337" imageUrl="/thor.svg" {...props} />
      </CardGrid>
    </MemoryRouter>
  )
}

test('is a link with the picture in it, named by the name alone', async () => {
  render(buildCard({ detail: 'Nov 1983' }))
  const link = screen.getByRole('link', { name: 'Thor #337' })
  expect(link).toHaveAttribute('href', '/comics/337')
  expect(link).toContainElement(await screen.findByRole('presentation'))
  expect(screen.getByText('Nov 1983')).toBeVisible()
})

test('sets year and number of an issue apart from the series, in one name', () => {
  render(buildCard({ name: 'Uncanny X-Men (1963) #12' }))
  const link = screen.getByRole('link', { name: 'Uncanny X-Men (1963) #12' })
  expect(link).toHaveTextContent(/^Uncanny X-Men \(1963\) #12$/)
  expect(screen.getByText('Uncanny X-Men')).toBeVisible()
  expect(screen.getByText('(1963) #12')).toBeVisible()
})

test('shows a drawing of ours in place of a picture that failed', async () => {
  const { rerender } = render(buildCard())
  const picture = await screen.findByRole('presentation')
  expect(picture).toHaveAttribute('src', '/thor.svg')
  fireEvent.error(picture)
  expect(picture).toHaveAttribute('src', missingPicture.src)

  rerender(buildCard({ imageUrl: '/loki.svg' }))
  await waitFor(() => expect(picture).toHaveAttribute('src', '/loki.svg'))
})

test('has room for a heart that is no part of the link', async () => {
  const onClick = vi.fn()
  render(
    buildCard({ action: <FavouriteButton name="Thor #337" pressed={false} onClick={onClick} /> }),
  )
  const heart = screen.getByRole('button', { name: 'Favourite Thor #337', pressed: false })
  expect(screen.getByRole('link')).not.toContainElement(heart)
  await userEvent.click(heart)
  expect(onClick).toHaveBeenCalledOnce()
})
