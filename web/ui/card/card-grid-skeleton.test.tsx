import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CardGridSkeleton } from './card-grid-skeleton.tsx'

test('says once that cards are on their way, and hides their shapes from screen readers', () => {
  render(<CardGridSkeleton count={6} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/)
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(6)
})
