import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'

const site = join(import.meta.dirname, '../../dist')

test.use({ reader: 'member' })

test('the built site has no style guide, and no script of it holds any', async ({ page }) => {
  await page.goto('/styleguide')
  await expect(page.getByText('Page not found')).toBeVisible()

  const scripts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  expect(scripts.length).toBeGreaterThan(10)
  const guilty = scripts.filter((file) => {
    const source = readFileSync(join(site, file), 'utf8')
    return /style ?guide|Raise aside/i.test(source)
  })
  expect(guilty).toEqual([])
})
