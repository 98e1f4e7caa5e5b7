import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useLocation } from '#web/lib/router/router.tsx'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { Menu, MenuAction, MenuLink } from './menu.tsx'

function Place() {
  return <output>{useLocation().pathname}</output>
}

function renderMenu({ onLeave = () => {} } = {}) {
  render(
    <MemoryRouter>
      <button type="button">Before</button>
      <Menu label="Account menu" trigger="A" note="Asha Rao">
        <MenuLink to="/favourites">Favourites</MenuLink>
        <MenuLink to="/account">Account</MenuLink>
        <MenuAction onClick={onLeave}>Log out</MenuAction>
      </Menu>
      <button type="button">After</button>
      <Place />
    </MemoryRouter>,
  )
  return screen.getByRole('button', { name: 'Account menu' })
}

function item(name: string) {
  return screen.getByRole('menuitem', { name })
}

test('tells what its button opens, and whether it is open', async () => {
  const button = renderMenu()
  expect(button).toHaveAttribute('aria-haspopup', 'menu')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('menu', { name: 'Account menu' })).toHaveAccessibleDescription('Asha Rao')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test.each([
  ['{Enter}', 'Favourites'],
  [' ', 'Favourites'],
  ['{ArrowDown}', 'Favourites'],
  ['{ArrowUp}', 'Log out'],
])('opens by %s on the item %s', async (key, name) => {
  renderMenu().focus()
  await userEvent.keyboard(key)
  expect(item(name)).toHaveFocus()
})

test('goes through its items by the arrow keys, round at the ends, and by Home and End', async () => {
  renderMenu().focus()
  await userEvent.keyboard('{Enter}{ArrowDown}')
  expect(item('Account')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(item('Favourites')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(item('Log out')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  expect(item('Favourites')).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(item('Log out')).toHaveFocus()
})

test('gives the focus back to its button on Escape', async () => {
  const button = renderMenu()
  button.focus()
  await userEvent.keyboard('{Enter}{ArrowDown}{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

test.each([
  ['{Tab}', 'After'],
  ['{Shift>}{Tab}{/Shift}', 'Before'],
])('closes on %s, which goes on from the button', async (keys, next) => {
  renderMenu().focus()
  await userEvent.keyboard('{ArrowUp}')
  await userEvent.keyboard(keys)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: next })).toHaveFocus()
})

test('closes on a click elsewhere, and leaves the focus where that put it', async () => {
  await userEvent.click(renderMenu())
  await userEvent.click(screen.getByRole('button', { name: 'Before' }))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
})

test('stays open on a click on what is no item', async () => {
  await userEvent.click(renderMenu())
  await userEvent.click(screen.getByText('Asha Rao'))
  expect(screen.getByRole('menu')).toBeInTheDocument()
})

test.each(['{Enter}', ' '])('follows a link on %s and closes', async (key) => {
  renderMenu().focus()
  await userEvent.keyboard(`{Enter}{ArrowDown}${key}`)
  expect(screen.getByRole('status')).toHaveTextContent('/account')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test.each(['{Enter}', ' '])(
  'does once what the item of a button does on %s, and closes',
  async (key) => {
    const onLeave = vi.fn()
    const button = renderMenu({ onLeave })
    button.focus()
    await userEvent.keyboard(`{ArrowUp}${key}`)
    expect(onLeave).toHaveBeenCalledOnce()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(button).toHaveFocus()
  },
)
