import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmptyState } from './empty-state.tsx'

test('is announced as the caller says', () => {
  render(
    <EmptyState
      failure="spill"
      title="The rack tipped over"
      text="The catalogue did not answer."
      role="alert"
      action={<button type="button">Try again</button>}
    />,
  )
  const alert = screen.getByRole('alert')
  expect(alert).toContainElement(screen.getByRole('heading', { name: 'The rack tipped over' }))
  expect(alert).toContainElement(screen.getByRole('button', { name: 'Try again' }))
})
