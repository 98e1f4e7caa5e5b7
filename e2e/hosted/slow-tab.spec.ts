import { expect } from '../fixtures.ts'
import { expectMember, signUp } from '../identity-contract/walk.ts'
import { followRequests } from '../under-way.ts'
import { test } from './hosted-test.ts'

/** Longer than the provider takes to store the name of a new member. */
const SLOW_MS = 400

test.use({ viewport: { width: 390, height: 844 } })

test('a slow tab that writes the account back without its name takes the name from nobody', async ({
  page,
  context,
  newcomer,
}) => {
  const other = await context.newPage()
  followRequests(other)
  const written = Promise.withResolvers<void>()
  await other.exposeFunction('tellWritten', written.resolve)
  await other.addInitScript((duration) => {
    const write = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (!key.startsWith('firebase:')) return write.call(this, key, value)
      const end = performance.now() + duration
      while (performance.now() < end);
      write.call(this, key, value)
      Reflect.get(window, 'tellWritten')()
    }
  }, SLOW_MS)
  // The last step of signing up.
  await page.route('**/accounts:sendOobCode*', async (route) => {
    await written.promise
    await route.continue()
  })
  await other.goto('/login')
  await expect(other.getByLabel('Email')).toBeVisible()
  await signUp(page, newcomer)
  for (const tab of [other, page]) {
    await expect(tab).toHaveURL('/rack')
    await expectMember(tab, { name: newcomer.displayName, email: newcomer.email })
  }
})
