import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

function renderDialog(props: { closeOnContentClick?: boolean } = {}) {
  const onClose = vi.fn()
  render(
    <Dialog labelledBy="title" onClose={onClose} {...props}>
      <h2 id="title">Our Mission</h2>
      <a href="/comics">Comics</a>
    </Dialog>,
  )
  return onClose
}

test('is a modal dialog named by its heading', () => {
  renderDialog()
  const dialog = screen.getByRole('dialog', { name: 'Our Mission' })
  expect(dialog).toHaveAttribute('aria-modal', 'true')
  expect(dialog).toHaveProperty('open', true)
})

test('closes once by its button', async () => {
  const onClose = renderDialog({ closeOnContentClick: true })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('closes once by a press beside the card', async () => {
  const onClose = renderDialog()
  await userEvent.click(screen.getByRole('dialog'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('stays when its content is pressed', async () => {
  const onClose = renderDialog()
  await userEvent.click(screen.getByRole('heading'))
  expect(onClose).not.toHaveBeenCalled()
})

test('closes by a press on its content where that is wanted', async () => {
  const onClose = renderDialog({ closeOnContentClick: true })
  await userEvent.click(screen.getByRole('heading'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('stays while words in it are being marked', async () => {
  const onClose = renderDialog({ closeOnContentClick: true })
  const heading = screen.getByRole('heading')
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: heading, offset: 0 },
    { target: heading, offset: 3 },
    { keys: '[/MouseLeft]' },
  ])
  expect(getSelection()?.toString()).toBe('Our')
  expect(onClose).not.toHaveBeenCalled()
})

test('leads Tab round, in both directions', async () => {
  renderDialog()
  const close = screen.getByRole('button', { name: 'Close' })
  const link = screen.getByRole('link', { name: 'Comics' })
  link.focus()
  await userEvent.tab()
  expect(close).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(link).toHaveFocus()
})
