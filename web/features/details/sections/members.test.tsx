import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { Members } from './members.tsx'

function buildMember(id: number, name: string, ...years: [number, number | null][]) {
  return { id, name, years: years.map(([from, to]) => ({ from, to })) }
}

function renderMembers(members: ReturnType<typeof buildMember>[], search = '') {
  render(
    <MemoryRouter initialEntries={[`/teams/9${search}`]}>
      <Members team="The Sparks" members={members} />
    </MemoryRouter>,
  )
}

const itemsOf = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent.replaceAll('\u2060', '').replaceAll('\u00a0', ' '))

test('tells those who left from the others, in the order of their fame, with the years that are known', () => {
  renderMembers([
    buildMember(1, 'Ash', [1963, 1970], [1975, null]),
    buildMember(2, 'Coal', [1966, 1967], [1969, 1969]),
    buildMember(3, 'Ember'),
  ])
  expect(itemsOf('Members')).toEqual(['Ash1963–1970, since 1975', 'Ember'])
  expect(itemsOf('Former members')).toEqual(['Coal1966–1967, 1969'])
  expect(screen.getByRole('link', { name: 'All 3 members' })).toHaveAttribute(
    'href',
    '/characters?team=the+sparks',
  )
})

test('shows a dozen of them at once', () => {
  const members = Array.from({ length: 30 }, (_, index) => buildMember(index + 1, `M${index + 1}`))
  renderMembers(members, '?members=3')
  expect(itemsOf('Members').slice(0, 6)).toEqual(['M25', 'M26', 'M27', 'M28', 'M29', 'M30'])
  expect(screen.queryByRole('region', { name: 'Former members' })).not.toBeInTheDocument()
})

test('says nothing of a team whose members are not known', () => {
  renderMembers([])
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
