import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '#server/testing/start-server.ts'
import { copyHouse } from './testing/copy-house.ts'
import { runCommand } from './testing/run-command.ts'

async function buildHouse() {
  const house = copyHouse()
  onTestFinished(house.remove)
  const port = String(await findFreePort())
  return { ...house, url: `http://localhost:${port}`, start: () => start(house.folder, port) }
}

function start(folder: string, port: string) {
  const command = runCommand('start', folder, { PORT: port })
  onTestFinished(command.stop)
  return command
}

test('npm start builds what changed, and nothing when nothing did', async () => {
  const { folder, url, start } = await buildHouse()

  const first = start()
  await first.untilPrinted(`is at ${url}`)
  expect(first.output()).toContain('Building the site')
  expect(first.output()).toContain(`Data is kept in ${join(folder, 'data')}`)
  const { version } = await (await fetch(`${url}/healthz`)).json()
  await first.stop()

  // How long this takes is measured by `npm run bench start`, on a machine that does nothing else.
  const second = start()
  await second.untilPrinted(`is at ${url}`)
  expect(second.output()).not.toMatch(/Building|Installing/)
  await second.stop()

  appendFileSync(join(folder, 'web/ui/base.css'), '.new { color: red; }\n')
  const third = start()
  await third.untilPrinted(`is at ${url}`)
  expect(third.output()).toContain('Building the site')
  expect((await (await fetch(`${url}/healthz`)).json()).version).not.toBe(version)
  await third.stop()
})

test('SIGTERM to npm stops the server behind it', async () => {
  const { url, start } = await buildHouse()
  const command = start()
  await command.untilPrinted(`is at ${url}`)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  await command.stop()
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})

test('a build that fails keeps the server from starting and says so', async () => {
  const { folder, start } = await buildHouse()
  appendFileSync(join(folder, 'web/main.tsx'), 'import "./nowhere.ts"\n')
  const command = start()
  expect(await command.ended()).toBe(1)
  expect(command.output()).toContain('The site could not be built')
})
