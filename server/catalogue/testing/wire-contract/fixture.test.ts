import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderFixture } from './testing/render-fixture.ts'

const FILE = join(import.meta.dirname, '../../../../contract/interop/fixture.json')

// `npx vitest run server/catalogue/testing/wire-contract/fixture.test.ts -u` writes it anew.
test('contract/interop/fixture.json has the facts of the fixture', async () => {
  await expect(await renderFixture()).toMatchFileSnapshot(FILE)
})
