import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  address,
  answer,
  answerByHand,
  catalogue,
  FACETS,
  heading,
  renderListing,
  toAnswer,
} from '../testing/render-listing.tsx'

answerByHand()

test('says when nothing matches, and takes all filters away at a press', async () => {
  await renderListing('?team=x-men&decade=1930')
  await answer(0, toAnswer(0))
  expect(await screen.findByText(/No characters match these filters/)).toBeVisible()
  const [, clear] = screen.getAllByRole('button', { name: 'Clear all' })
  await userEvent.click(clear as HTMLElement)
  expect(address()).toBe('/characters')
})

test('a filter says how many each choice leaves, and starts again at the first page', async () => {
  await renderListing('?page=2')
  await answer(0, toAnswer(1406, 'Cyclops'))
  const decade = screen.getByRole('combobox', { name: 'First appearance' })
  expect(await within(decade).findByRole('option', { name: '1970s (1,200)' })).toBeInTheDocument()
  await userEvent.selectOptions(decade, '1960')
  expect(address()).toBe('/characters?decade=1960')
  // The frame in which another page would move the focus.
  await new Promise(requestAnimationFrame)
  expect(heading()).not.toHaveFocus()
})

test('Back undoes a filter at once, however many values it went through', async () => {
  await renderListing('?page=2')
  await answer(0, toAnswer(1406, 'Cyclops'))
  const decade = screen.getByRole('combobox', { name: 'First appearance' })
  await within(decade).findByRole('option', { name: '1970s (1,200)' })
  for (const value of ['1960', '1970', '1960']) await userEvent.selectOptions(decade, value)
  expect(address()).toBe('/characters?decade=1960')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(address()).toBe('/characters?page=2')
})

test('says when the choices of the filters did not come, and tries again for them alone', async () => {
  catalogue.countChoices = () =>
    Response.json({ code: 'moved', message: 'Not now.' }, { status: 500 })
  // A letter whose counts no other test has cached.
  await renderListing('?firstLetter=Q')
  await answer(0, toAnswer(1406, 'Cyclops'))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The choices of the filters did not come.')
  expect(await screen.findByRole('link', { name: 'Cyclops' })).toBeVisible()
  catalogue.countChoices = () => Response.json(FACETS)
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: '1970s (1,200)' })).toBeInTheDocument()
  expect(alert).not.toBeInTheDocument()
  expect(catalogue.calls).toHaveLength(1)
})

test('a shelf that failed speaks for its filters too', async () => {
  catalogue.countChoices = () =>
    Response.json({ code: 'moved', message: 'Not now.' }, { status: 500 })
  await renderListing('?firstLetter=J')
  await answer(0, Response.json({ code: 500, status: 'The rack is away.' }, { status: 500 }))
  expect(await screen.findByText(/The rack is away/)).toBeVisible()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('a chosen filter is taken away by its chip, and the focus stays near', async () => {
  await renderListing('?team=x-men&decade=1960')
  await answer(0, toAnswer(30, 'Cyclops'))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove X-Men' }))
  expect(address()).toBe('/characters?decade=1960')
  expect(document.body).not.toHaveFocus()
})
