import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { MemoryRouter } from '#web/testing/memory-router.tsx'

// A panel that has come once stays, in this file and in others.
afterEach(() => {
  vi.doUnmock('./search-panel.tsx')
  vi.resetModules()
})

/** The box of the menu, whose panel does not come. */
async function renderMenu() {
  vi.resetModules()
  vi.doMock('./search-panel.tsx', () => {
    throw new Error('Loading chunk 8 failed.')
  })
  const { SearchForm } = await import('./search-form.tsx')
  render(<SearchForm look="menu" />, { wrapper: MemoryRouter })
}

test('says that the search could not be loaded, and tries again with the next letter', async () => {
  await renderMenu()
  const box = screen.getByRole('combobox')
  await userEvent.type(box, 't')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The search could not be loaded.')
  await userEvent.type(box, 'h')
  expect(alert).toBeInTheDocument()
  vi.doMock('./search-panel.tsx', () => ({ SearchPanel: () => <p>The hits</p> }))
  await userEvent.type(box, 'o')
  expect(await screen.findByText('The hits')).toBeVisible()
  expect(alert).not.toBeInTheDocument()
  expect(box).toHaveValue('tho')
})
