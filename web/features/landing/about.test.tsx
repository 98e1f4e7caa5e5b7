import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { About } from './about.tsx'

// On a busy machine compiling the chunk may take longer than a test waits for a dialog.
beforeAll(() => import('./about-dialog.tsx'))

test.each([
  ['Our Mission', 'A free account opens all of it'],
  ['Team of Marvel Enthusiasts', 'Nobody here works for the publisher'],
  ["A Journey Through Marvel's Legacy", 'walk back to a first appearance'],
])('%s opens enlarged, with more to say', async (title, story) => {
  render(<About />)
  const card = screen.getByRole('button', { name: title })
  expect(card).toHaveAttribute('aria-haspopup', 'dialog')
  await userEvent.click(card)
  expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(story)
})

test('shows one card at a time, and none once it is closed', async () => {
  render(<About />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Our Mission' }))
  await userEvent.click(await screen.findByRole('dialog'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Team of Marvel Enthusiasts' }))
  expect(await screen.findAllByRole('dialog')).toHaveLength(1)
})
