import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PasswordChecklist } from './password-checklist.tsx'

test('says each state in words', () => {
  render(
    <PasswordChecklist
      points={[
        { label: 'At least 8 characters', state: 'met' },
        { label: 'At least 1 digit', state: 'unmet' },
        { label: 'At least 1 uppercase letter', state: 'neutral' },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'At least 8 characters met',
    'At least 1 digit not met',
    'At least 1 uppercase letter',
  ])
})
