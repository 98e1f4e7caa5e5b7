import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  address,
  answer,
  answerByHand,
  catalogue,
  renderListing,
  toAnswer,
} from '../testing/render-listing.tsx'

answerByHand()

const KNOWN = 'minComics=10&role=hero%2Cvillain%2Cantihero%2Csupporting'

async function askForSurprise() {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  await renderListing('?team=x-men')
  await answer(0, toAnswer(107, 'Cyclops'))
  await userEvent.click(await screen.findByRole('link', { name: 'Surprise me with a character' }))
}

test('a surprise is a known one of those that the filters leave, and there is another one', async () => {
  await askForSurprise()
  await answer(1, toAnswer(57, 'Cyclops'))
  await answer(2, toAnswer(57, 'Storm'))
  await waitFor(() => expect(address()).toBe('/characters/1'))
  expect(catalogue.calls[2]?.url.search).toBe(`?limit=1&offset=28&${KNOWN}&team=x-men`)
  await userEvent.click(screen.getByRole('link', { name: 'Surprise me again' }))
  await waitFor(() =>
    expect(catalogue.calls.at(-1)?.url.search).toBe(`?limit=1&offset=0&${KNOWN}&team=x-men`),
  )
})

test('a surprise is anybody where nobody is known', async () => {
  await askForSurprise()
  await answer(1, toAnswer(0))
  await answer(2, toAnswer(3, 'Cyclops'))
  await answer(3, toAnswer(3, 'Storm'))
  await waitFor(() => expect(address()).toBe('/characters/1'))
  expect(catalogue.calls[3]?.url.search).toBe('?limit=1&offset=1&team=x-men')
})
