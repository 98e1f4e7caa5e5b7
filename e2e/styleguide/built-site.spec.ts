import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newMember } from '../accounts/new-member.ts'
import { expect, test } from '../fixtures.ts'

const site = join(import.meta.dirname, '../../dist')

test('the built site has no style guide', async ({ page }) => {
  await newMember(page)
  await page.goto('/styleguide')
  await expect(page.getByText('Page not found')).toBeVisible()
})

test('no script of the built site holds any of it', () => {
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
