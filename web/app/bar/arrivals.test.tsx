import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MenuSearch } from '#web/features/search/menu-search.tsx'
import { STAYS } from '#web/lib/navigation/entry-state.ts'
import { type NavigateFunction, useNavigate } from '#web/lib/router/router.tsx'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { SearchButton } from './search-button.tsx'
import { useSiteMenu } from './use-site-menu.ts'

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.withResolvers<Response>().promise)
})

let navigate: NavigateFunction

function Bar({ small }: { small: boolean }) {
  navigate = useNavigate()
  const header = useRef<HTMLElement>(null)
  const menu = useSiteMenu(header, small)
  return (
    <header ref={header}>
      <SearchButton small={small} menu={menu} />
      {small && <MenuSearch />}
    </header>
  )
}

function renderBar(small: boolean) {
  render(
    <MemoryRouter initialEntries={['/comics?view=scroll']}>
      <Bar small={small} />
    </MemoryRouter>,
  )
}

const box = () => screen.getByRole('combobox')
const button = () => within(screen.getByRole('banner')).getByRole('button', { name: 'Search' })

/** Replaces the history entry, as the continuous listing does when scrolling ends. */
const rest = () =>
  act(async () => navigate('/comics?view=scroll&page=2', { replace: true, state: STAYS }))

const arrive = () => act(async () => navigate('/comics?view=scroll'))

test('the palette and what is typed in it stay when the scroll comes to rest', async () => {
  renderBar(false)
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(box(), 'thor')
  await rest()
  expect(box()).toHaveValue('thor')
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an arrival closes the palette', async () => {
  renderBar(false)
  await rest()
  await userEvent.keyboard('{Control>}k{/Control}')
  await arrive()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the menu and what is typed in it stay when the scroll comes to rest', async () => {
  renderBar(true)
  await userEvent.click(button())
  await userEvent.type(box(), 'thor')
  await rest()
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  expect(box()).toHaveValue('thor')
  expect(box()).toHaveFocus()
})

test('an arrival closes the menu and empties its search', async () => {
  renderBar(true)
  await rest()
  await userEvent.click(button())
  await userEvent.type(box(), 'thor')
  await arrive()
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  expect(box()).toHaveValue('')
})
