import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  address,
  answer,
  answerByHand,
  catalogue,
  heading,
  renderListing,
  toAnswer,
} from '../testing/render-listing.tsx'

answerByHand()

test('shows the cards with what is known of each, under the number of them all', async () => {
  await renderListing()
  await answer(0, toAnswer(1406, 'Cyclops', 'Storm'))
  const card = await screen.findByRole('link', { name: 'Cyclops' })
  expect(card).toHaveAttribute('href', '/characters/1')
  const picture = await within(card).findByRole('presentation')
  expect(picture).toHaveAttribute('src', '/pictures/characters/1.svg')
  expect(screen.getByText('Scott Summers')).toBeVisible()
  expect(screen.getByText('1,001 comics')).toBeVisible()
  expect(screen.getByText(/^1,406 characters/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Favourite Storm' })).toBeVisible()
  expect(catalogue.calls[0]?.url.search).toBe('?limit=24&offset=0&orderBy=-renown%2Cname')
})

test('asks for facts beside the page, by its query, and by id for records of another service', async () => {
  catalogue.factsOf = ({ searchParams }) =>
    searchParams.has('ids')
      ? [{ id: 1, realName: 'Scott Summers' }]
      : [{ id: 99, realName: 'Somebody else' }]
  await renderListing()
  await waitFor(() =>
    expect(catalogue.factsAsked).toEqual(['?limit=24&offset=0&orderBy=-renown%2Cname']),
  )
  await answer(0, toAnswer(1406, 'Cyclops'))
  expect(await screen.findByText('Scott Summers')).toBeVisible()
  expect(catalogue.factsAsked.slice(1)).toEqual(['?ids=1'])
})

test('shows where cards will be until they come', async () => {
  await renderListing()
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(screen.queryByText('Nothing on this shelf')).not.toBeInTheDocument()
  await answer(0, toAnswer(1, 'Cyclops'))
  await screen.findByRole('link', { name: 'Cyclops' })
  expect(screen.queryByText('Loading')).not.toBeInTheDocument()
})

test('keeps the cards before in sight for a moment, and then shows where the next will be', async () => {
  await renderListing()
  await answer(0, toAnswer(60, 'Cyclops'))
  const card = await screen.findByRole('link', { name: 'Cyclops' })
  // Without waiting, so that the state cannot have changed in between.
  fireEvent.click(screen.getByRole('link', { name: 'Next page' }))
  expect(card).toBeVisible()
  expect(card.closest('ul')).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByText('Loading')).not.toBeInTheDocument()
  expect(await screen.findByText('Loading')).toBeInTheDocument()
  expect(card).not.toBeInTheDocument()
  await answer(1, toAnswer(60, 'Storm'))
  expect(await screen.findByRole('link', { name: 'Storm' })).toBeVisible()
})

test('asks for what the address says', async () => {
  await renderListing('?page=3&size=48&orderBy=-name&team=x-men')
  await waitFor(() => expect(catalogue.calls).toHaveLength(1))
  expect(Object.fromEntries(catalogue.calls[0]?.url.searchParams ?? [])).toEqual({
    limit: '48',
    offset: '96',
    orderBy: '-name',
    team: 'x-men',
  })
})

test('says in the service’s words what failed, and tries again', async () => {
  await renderListing()
  await answer(
    0,
    Response.json({ code: 500, status: 'The shelves are being moved.' }, { status: 500 }),
  )
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The shelves are being moved.')
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await answer(1, toAnswer(1, 'Cyclops'))
  expect(await screen.findByRole('link', { name: 'Cyclops' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('without a connection says so, and comes back with it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderListing()
  await waitFor(() => expect(catalogue.calls).toHaveLength(1))
  catalogue.calls[0]?.reject(new TypeError('Failed to fetch'))
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline')
  window.dispatchEvent(new Event('online'))
  await answer(1, toAnswer(1, 'Cyclops'))
  expect(await screen.findByRole('link', { name: 'Cyclops' })).toBeVisible()
})

test('another page moves the focus to the heading', async () => {
  await renderListing()
  await answer(0, toAnswer(1406, 'Cyclops'))
  await userEvent.click(await screen.findByRole('link', { name: 'Next page' }))
  expect(address()).toBe('/characters?page=2')
  await waitFor(() => expect(heading()).toHaveFocus())
  expect(document.title).toBe('Characters, page 2 | Spinner Rack')
})

test('a page that is pointed at is there when it is opened', async () => {
  await renderListing()
  await answer(0, toAnswer(1406, 'Cyclops'))
  const next = await screen.findByRole('link', { name: 'Next page' })
  await userEvent.hover(next)
  await answer(1, toAnswer(1406, 'Storm'))
  await userEvent.click(next)
  expect(await screen.findByRole('link', { name: 'Storm' })).toBeVisible()
  expect(catalogue.calls).toHaveLength(2)
})

test('an answer that a newer page overtook is dropped, and its request cancelled', async () => {
  await renderListing('?page=5')
  await answer(0, toAnswer(1406, 'Cyclops'))
  await userEvent.click(await screen.findByRole('link', { name: 'Page 59' }))
  await userEvent.click(screen.getByRole('link', { name: 'Page 1' }))
  await waitFor(() => expect(catalogue.calls).toHaveLength(3))
  await answer(2, toAnswer(1406, 'Newest'))
  await answer(1, toAnswer(1406, 'Older'))
  expect(await screen.findByRole('link', { name: 'Newest' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Older' })).not.toBeInTheDocument()
})

test('a page beyond the last is the last', async () => {
  await renderListing('?page=99')
  await answer(0, toAnswer(30))
  await waitFor(() => expect(address()).toBe('/characters?page=2'))
  await answer(1, toAnswer(30, 'Storm'))
  expect(await screen.findByRole('link', { name: 'Storm' })).toBeVisible()
})
