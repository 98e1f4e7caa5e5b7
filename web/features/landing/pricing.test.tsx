import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CurrentUserContext } from '#web/lib/identity/current-user.ts'
import type { CurrentUser } from '#web/lib/identity/identity.ts'
import { buildUser } from '#web/testing/build-identity.ts'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
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

const FEATURES = [
  'Basic content',
  'Liked content',
  'Exclusive content',
  'Ad customization',
  'Social sharing',
  'Community engagement access',
]

test.each([
  ['Basic', '₹0', 3],
  ['Standard', '₹45', 5],
  ['Premier', '₹75', 6],
])(
  '%s says what it costs and of each feature whether it has it, not by a sign alone',
  (name, price, included) => {
    renderPricing(null)
    const plan = within(screen.getByRole('article', { name }))
    expect(plan.getByRole('heading')).toHaveTextContent(name)
    expect(plan.getByText(price)).toBeVisible()
    expect(plan.getByText('per month')).toBeVisible()
    expect(plan.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      FEATURES.map((feature, place) =>
        place < included ? `Included: ${feature}` : `Not included: ${feature}`,
      ),
    )
  },
)

test('has three plans in their order, each with one Get Started, and says that nothing is paid', () => {
  renderPricing(null)
  const plans = screen.getAllByRole('article').map((plan) => within(plan).getByRole('heading'))
  expect(plans.map((heading) => heading.textContent)).toEqual(['Basic', 'Standard', 'Premier'])
  expect(screen.getAllByText('Get Started')).toHaveLength(3)
  expect(screen.getByText(/No payment is taken/)).toBeVisible()
})

test('tells which plan a Get Started belongs to', () => {
  renderPricing(null)
  const premier = within(screen.getByRole('article', { name: 'Premier' }))
  expect(premier.getByRole('link', { name: 'Get Started' })).toHaveAccessibleDescription('Premier')
})
