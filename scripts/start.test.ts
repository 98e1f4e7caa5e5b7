import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '#server/testing/start-server.ts'
import { copyProject } from './testing/copy-project.ts'
import { runCommand } from './testing/run-command.ts'

// `npm run bench start` measures how long each of these takes.
test('npm start builds what changed and nothing else, ends on SIGTERM, and says when the build fails', async () => {
  const { folder, remove } = copyProject()
  onTestFinished(remove)
  const port = String(await findFreePort())
  const url = `http://localhost:${port}`
  const start = () => {
    const command = runCommand('start', folder, { PORT: port })
    onTestFinished(command.stop)
    return command
  }

  const first = start()
  await first.untilPrinted(`is at ${url}`)
  expect(first.output()).toContain('Building the site')
  expect(first.output()).toContain(`Data is kept in ${join(folder, 'data')}`)
  const { version } = await (await fetch(`${url}/healthz`)).json()
  // The signal goes to npm, not to the server behind it.
  await first.stop()
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()

  const second = start()
  await second.untilPrinted(`is at ${url}`)
  expect(second.output()).not.toMatch(/Building|Installing/)
  await second.stop()

  const entry = join(folder, 'web/main.tsx')
  const whole = readFileSync(entry)
  appendFileSync(entry, 'import "./nowhere.ts"\n')
  const third = start()
  expect(await third.ended()).toBe(1)
  expect(third.output()).toContain('Building the site')
  expect(third.output()).toContain('The site could not be built')
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()

  writeFileSync(entry, whole)
  appendFileSync(join(folder, 'web/ui/base.css'), '.new { color: red; }\n')
  const fourth = start()
  await fourth.untilPrinted(`is at ${url}`)
  expect(fourth.output()).toContain('Building the site')
  expect((await (await fetch(`${url}/healthz`)).json()).version).not.toBe(version)
  await fourth.stop()
})
