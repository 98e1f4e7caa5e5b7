import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { DEFAULT_PROFILES } from '#contract/default-profiles.ts'
import { BUILT_IN } from '#web/lib/site/site-config.ts'
import { renderApp } from '#web/testing/render-app.tsx'

function footer() {
  return screen.getByRole('contentinfo')
}

test('credits the publisher with the current year and says that the project is unofficial', () => {
  renderApp('/')
  expect(footer()).toHaveTextContent(
    `Data provided by Marvel. © ${new Date().getFullYear()} MARVEL`,
  )
  expect(footer()).toHaveTextContent('unofficial fan project')
  expect(footer()).toHaveTextContent('publisher’s trademarks')
  expect(footer()).toHaveTextContent('Version test')
  expect(within(footer()).getByRole('link', { name: 'Privacy' })).toHaveAttribute(
    'href',
    '/privacy',
  )
})

test('announces the five placeholder links as such, and they lead nowhere', () => {
  renderApp('/')
  const names = within(footer())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-disabled') === 'true' && !link.hasAttribute('href'))
    .map((link) => link.textContent)
  expect(names).toEqual(['About', 'Blog', 'Team', 'Careers', 'Support'])
})

test.each([
  ['Photos', DEFAULT_PROFILES.photos],
  ['Code', DEFAULT_PROFILES.code],
  ['Professional network', DEFAULT_PROFILES.network],
  ['Design portfolio', DEFAULT_PROFILES.design],
])('links to the author: %s, in a window of its own', (name, href) => {
  renderApp('/')
  const link = within(footer()).getByRole('link', { name })
  expect(link).toHaveAttribute('href', href)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('credits the layers that an operator has laid over the facts, with source and licence', () => {
  const block = document.createElement('script')
  block.id = 'site-config'
  block.type = 'application/json'
  const licence = { words: 'CC BY-SA 4.0', url: 'https://licence.example/' }
  const layers = [
    {
      name: 'gcd',
      licence,
      source: { words: 'Grand Comics Database', url: 'https://gcd.example/' },
    },
    {
      name: 'ours',
      licence: { words: 'CC0', url: null },
      source: { words: 'our shelves', url: null },
    },
  ]
  block.textContent = JSON.stringify({ ...BUILT_IN, layers })
  document.head.append(block)
  onTestFinished(() => block.remove())
  renderApp('/')
  expect(footer()).toHaveTextContent(
    'With facts of Grand Comics Database (CC BY-SA 4.0).With facts of our shelves (CC0).',
  )
  expect(within(footer()).getByRole('link', { name: 'CC BY-SA 4.0' })).toHaveAttribute(
    'href',
    'https://licence.example/',
  )
})
