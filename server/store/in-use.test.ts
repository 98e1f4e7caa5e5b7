import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { databases } from '../testing/databases.ts'
import { type Hold, holdStore, seizeStore } from './in-use.ts'

const WAIT_MS = 50

describe.each(databases)('a store on %s', (_name, open, createEnvironment) => {
  async function buildPlace() {
    const environment = await createEnvironment()
    const config = readConfig(environment)
    const kept = (hold: Hold | undefined) => {
      onTestFinished(() => hold?.release())
      return hold
    }
    return {
      environment,
      hold: async () => kept(await holdStore(config, WAIT_MS)),
      seize: async () => kept(await seizeStore(config, WAIT_MS)),
    }
  }

  test('is held by many, or seized by one', async () => {
    const { hold, seize } = await buildPlace()
    const one = await hold()
    const other = await hold()
    expect(await seize()).toBeUndefined()
    await one?.release()
    expect(await seize()).toBeUndefined()
    await other?.release()
    const seized = await seize()
    expect(seized).toBeDefined()
    await expect(hold()).rejects.toThrow(/^A backup is being restored into this store/)
    await seized?.release()
    expect(await hold()).toBeDefined()
  })

  test.runIf(_name === 'PostgreSQL')('is held again after its connection was lost', async () => {
    const { environment, hold, seize } = await buildPlace()
    await hold()
    const database = await open(environment)
    const locks = async () =>
      (
        await database.all<{ pid: number }>(`SELECT pid FROM pg_locks WHERE locktype = 'advisory'
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
      ).map(({ pid }) => pid)
    const [first] = await locks()
    await database.all('SELECT pg_terminate_backend(CAST(? AS int), 10000)', first ?? 0)
    await expect.poll(locks, { timeout: 60_000 }).toEqual([expect.any(Number)])
    expect(await locks()).not.toEqual([first])
    expect(await seize()).toBeUndefined()
  })
})
