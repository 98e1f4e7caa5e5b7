import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Chip } from './chip.tsx'

test('is taken away by a press', async () => {
  const onRemove = vi.fn()
  render(<Chip label="Single issues" onRemove={onRemove} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Single issues' }))
  expect(onRemove).toHaveBeenCalledOnce()
})
