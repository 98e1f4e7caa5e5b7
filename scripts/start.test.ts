import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { findFreePort } from '#server/testing/start-server.ts'
import { siteVersion } from './site-version.ts'
import { copyProject } from './testing/copy-project.ts'
import { runCommand } from './testing/run-command.ts'

// `npm run bench start` measures how long each of these takes.
test('npm start says when the build fails, builds what changed and nothing else, and ends on SIGTERM', async () => {
  const { folder, remove } = copyProject()
  onTestFinished(remove)
  const port = String(await findFreePort())
  const url = `http://localhost:${port}`
  const environment = { PORT: port, CATALOGUE_DATA: buildDataFolder(SMALL_CATALOGUE) }
  const start = () => {
    const command = runCommand('start', folder, environment)
    onTestFinished(command.stop)
    return command
  }

  const entry = join(folder, 'web/main.tsx')
  const whole = readFileSync(entry)
  appendFileSync(entry, 'import "./nowhere.ts"\n')
  const first = start()
  expect(await first.ended()).toBe(1)
  expect(first.output()).toContain('Building the site')
  expect(first.output()).toContain('The site could not be built')
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()

  writeFileSync(entry, whole)
  // As after a build of sources that have changed since.
  mkdirSync(join(folder, 'dist'), { recursive: true })
  writeFileSync(join(folder, 'dist/version.json'), JSON.stringify({ version: '0.1.0+earlier' }))
  const second = start()
  await second.untilPrinted(`is at ${url}`)
  expect(second.output()).toContain('Building the site')
  expect(second.output()).toContain(`Data is kept in ${join(folder, 'data')}`)
  const { version } = await (await fetch(`${url}/healthz`)).json()
  expect(version).toBe(siteVersion(folder))
  // The signal goes to npm, not to the server behind it.
  await second.stop()
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()

  const third = start()
  await third.untilPrinted(`is at ${url}`)
  expect(third.output()).not.toMatch(/Building|Installing/)
  await third.stop()
})
