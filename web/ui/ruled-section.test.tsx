import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RuledSection } from './ruled-section.tsx'

test('is a region that its heading names', () => {
  render(<RuledSection title="Questions">Ask.</RuledSection>)
  expect(screen.getByRole('region', { name: 'Questions' })).toHaveTextContent('Ask.')
  expect(screen.getByRole('heading', { level: 2, name: 'Questions' })).toBeVisible()
})
