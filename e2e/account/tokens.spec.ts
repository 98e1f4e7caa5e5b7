import { expect, openAccount, section, test } from './member.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a token is made, marks a comic from another program, and is revoked', async ({
  page,
  member: _member,
  baseURL,
}) => {
  await openAccount(page)
  const tokens = section(page, 'Access tokens')
  await tokens.getByRole('button', { name: 'Create token' }).click()
  await expect(tokens.getByLabel('What is it for?')).toBeFocused()
  await tokens.getByLabel('What is it for?').fill('My e-reader')
  await tokens.getByRole('button', { name: 'Create token' }).click()
  await expect(tokens.getByText('it is not shown again')).toBeVisible()
  const token = await tokens.getByText(/^rack_/).innerText()
  const mark = () =>
    fetch(`${baseURL}/api/progress/comics/6706`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
    })
  expect((await mark()).status).toBe(204)
  await page.reload()
  await expect(tokens.getByText(/last used on/)).toBeVisible()
  await expect(tokens.getByText(/^rack_/)).toHaveCount(0)

  await page.goto('/comics/6706')
  const main = page.getByRole('main')
  const read = main.getByRole('button', { name: 'Mark as read', exact: true })
  await expect(read).toHaveAttribute('aria-pressed', 'true')

  await openAccount(page)
  await tokens.getByRole('button', { name: 'Revoke My e-reader' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click()
  await expect(tokens.getByText('You have no tokens yet.')).toBeVisible()
  await expect(tokens.getByRole('button', { name: 'Create token' })).toBeFocused()
  expect((await mark()).status).toBe(401)
})
