import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '#web/testing/render-app.tsx'

const bar = () => within(screen.getByRole('banner'))
const more = () => bar().getByRole('button', { name: 'More' })
const panel = () => document.getElementById(more().getAttribute('aria-controls') ?? '')

async function openMore() {
  renderApp('/privacy')
  await screen.findByRole('heading', { name: 'Privacy' })
  await userEvent.click(more())
}

test('discloses links, no menu items, and takes them away again', async () => {
  await openMore()
  expect(more()).toHaveAttribute('aria-expanded', 'true')
  const links = within(panel() as HTMLElement).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Events', '/events'],
    ['Creators', '/creators'],
    ['Teams', '/teams'],
  ])
  expect(bar().queryByRole('menu')).not.toBeInTheDocument()
  await userEvent.click(more())
  expect(more()).toHaveAttribute('aria-expanded', 'false')
  expect(panel()).not.toBeVisible()
})

test('closes by Escape, and the focus returns to the button', async () => {
  await openMore()
  await userEvent.tab()
  expect(bar().getByRole('link', { name: 'Events' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(panel()).not.toBeVisible()
  expect(more()).toHaveFocus()
})

test('closes by a click elsewhere', async () => {
  await openMore()
  await userEvent.click(screen.getByRole('heading', { name: 'Privacy' }))
  expect(panel()).not.toBeVisible()
})

test('closes when the focus goes on', async () => {
  await openMore()
  for (let steps = 0; steps < 4; steps += 1) await userEvent.tab()
  expect(bar().getByRole('link', { name: 'Login' })).toHaveFocus()
  expect(panel()).not.toBeVisible()
})

test('closes when one of its links is chosen', async () => {
  await openMore()
  await userEvent.click(bar().getByRole('link', { name: 'Teams' }))
  // A visitor is led to the login first, which has no bar.
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Privacy')
})
