import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { buildAccounts } from '../testing/build-accounts.ts'
import { buildCatalogueApp, CREDENTIALS } from '../testing/build-catalogue-app.ts'
import { databases } from '../testing/databases.ts'
import { signUpMember } from '../testing/sign-up-member.ts'

const FIRST = Date.UTC(2026, 10, 15)

/** Two servers of one database, with a clock that the test advances. */
async function buildServers(environment: Record<string, string>) {
  let at = FIRST
  const now = () => new Date(at)
  const catalogue = new Catalogue(loadCatalogue(buildDataFolder(SMALL_CATALOGUE)))
  const { app: one } = await buildAccounts(environment, { catalogue, now })
  const { app: other } = await buildAccounts(environment, { catalogue, now })
  const pass = (ms: number) => {
    at += ms
  }
  return { one, other, pass }
}

function search(app: FastifyInstance, cookie: string) {
  return app.inject({ url: '/api/search?q=spider', headers: { cookie } })
}

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('a member has 20 searches a second on two servers together, then is told when to come back', async () => {
    const { one, other, pass } = await buildServers(await createEnvironment())
    const { cookie } = await signUpMember(one)
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => search(index % 2 ? one : other, cookie)),
    )
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    expect(refused).toHaveLength(4)
    for (const answer of refused) {
      expect(answer.headers['retry-after']).toBe('1')
      expect(answer.json()).toEqual({
        code: 'too-many-searches',
        message: 'That was a lot of searches at once. Please try again in a second.',
      })
    }
    const { cookie: another } = await signUpMember(other)
    expect((await search(one, another)).statusCode).toBe(200)
    pass(1000)
    expect((await search(other, cookie)).statusCode).toBe(200)
  })
})

test('the limit of members does not bind keys', async () => {
  const { app } = await buildCatalogueApp({ files: SMALL_CATALOGUE })
  const calls = Array.from({ length: 25 }, () => app.inject(`/api/search?q=spider&${CREDENTIALS}`))
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
  expect(statuses).toEqual(Array(25).fill(200))
})
