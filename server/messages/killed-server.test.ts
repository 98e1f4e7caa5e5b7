import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { rounds } from '#scripts/testing/rounds.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { CONTACT } from '../testing/message-calls.ts'
import { openTestStore } from '../testing/message-stores.ts'

const ROUNDS = rounds({ test: 3, soak: 100 })
const script = join(import.meta.dirname, '../testing/take-messages.ts')

/**
 * Starts the process at once, but opens the database in `open`: until then another process may use
 * it.
 */
function startServer(folder: string) {
  const child = spawn(process.execPath, [script, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const loaded = lines.next()
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  return {
    kill,
    open: async () => {
      await loaded
      child.stdin.write('go\n')
      return (await lines.next()).value ?? ''
    },
  }
}

test(`a message that was acknowledged outlives a kill -9 at once after it, ${ROUNDS} times`, async () => {
  const folder = buildTemporaryFolder()
  const acknowledged: string[] = []
  let next = startServer(folder)
  for (let round = 0; round < ROUNDS; round += 1) {
    const { open, kill } = next
    // The next process loads while this one works, which saves most of a round.
    if (round < ROUNDS - 1) next = startServer(folder)
    const key = crypto.randomUUID()
    const answer = await fetch(`${await open()}/api/queries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(CONTACT),
    })
    await kill()
    expect(answer.status).toBe(201)
    acknowledged.push(key)
  }
  const store = await openTestStore({ DATA_DIR: folder })
  const stored = (await store.list({ limit: ROUNDS + 1 })).map(({ id }) => id)
  expect(stored.toSorted()).toEqual(acknowledged.toSorted())
}, 300_000)
