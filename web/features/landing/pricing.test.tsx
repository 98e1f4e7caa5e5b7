import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { CurrentUserContext } from '#web/lib/identity/current-user.ts'
import type { CurrentUser } from '#web/lib/identity/identity.ts'
import { buildUser } from '#web/testing/build-identity.ts'
import { Pricing } from './pricing.tsx'

function renderPricing(user: CurrentUser | null | undefined) {
  render(
    <MemoryRouter>
      <CurrentUserContext value={user}>
        <Pricing />
      </CurrentUserContext>
    </MemoryRouter>,
  )
}

function targets() {
  return screen
    .getAllByRole('link', { name: 'Get Started' })
    .map((link) => link.getAttribute('href'))
}

test.each([
  ['a visitor', null],
  ['a reader who is not known yet', undefined],
])('leads %s to sign-up and remembers the plan', (_, user) => {
  renderPricing(user)
  expect(targets()).toEqual(['/signup?plan=basic', '/signup?plan=standard', '/signup?plan=premier'])
})

test('leads a member to the plan on the account page', () => {
  renderPricing(buildUser())
  expect(targets()).toEqual([
    '/account?plan=basic',
    '/account?plan=standard',
    '/account?plan=premier',
  ])
})

test('says of each feature whether the plan has it, not by a sign alone', () => {
  renderPricing(null)
  const standard = within(screen.getByRole('article', { name: 'Standard' }))
  expect(standard.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Included: Basic content',
    'Included: Liked content',
    'Included: Exclusive content',
    'Included: Ad customization',
    'Included: Social sharing',
    'Not included: Community engagement access',
  ])
})

test('tells which plan a Get Started belongs to', () => {
  renderPricing(null)
  const premier = within(screen.getByRole('article', { name: 'Premier' }))
  expect(premier.getByRole('link', { name: 'Get Started' })).toHaveAccessibleDescription('Premier')
})
