import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { copyProject } from '#scripts/testing/copy-project.ts'
import { runCommand } from '#scripts/testing/run-command.ts'
import { findFreePort } from '#server/testing/start-server.ts'
import { PASSWORD } from '../accounts/new-member.ts'
import { expect } from '../development-site.ts'

const DOCUMENTS = [
  '/api/auth/get-session',
  '/openapi.json',
  '/docs/docs.css',
  '/downloads/LICENCE.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
]

test('npm run dev shows a change without reloading the page, and serves the API', async ({
  page,
}) => {
  // It compiles the whole site, on a machine that may be busy.
  test.setTimeout(180_000)
  const copy = copyProject()
  const port = await findFreePort()
  const site = `http://localhost:${port}`
  const dev = runCommand('dev', copy.folder, { PORT: String(port) })
  try {
    await dev.untilPrinted('Data is kept in')
    await dev.untilPrinted('ready')
    await page.goto(`${site}/`)
    await expect(page.getByText('Browse the rack')).toBeVisible()
    await page.evaluate(() => Object.assign(window, { untouched: true }))

    const file = join(copy.folder, 'web/features/landing/hero.tsx')
    const source = readFileSync(file, 'utf8')
    writeFileSync(file, source.replace('Browse the rack', 'Spin the rack'))
    await expect(page.getByText('Spin the rack')).toBeVisible()
    expect(await page.evaluate(() => 'untouched' in window)).toBe(true)

    const member = { name: 'Asha Rao', email: 'asha.rao@example.com', password: PASSWORD }
    const welcome = await page.request.post(`${site}/api/auth/sign-up/email`, { data: member })
    expect(welcome.status()).toBe(200)
    await page.goto(`${site}/comics`)
    await expect(page.getByRole('heading', { name: 'Comics' })).toBeVisible()

    const health = await page.request.get(`${site}/healthz`)
    expect(await health.json()).toEqual({ status: 'alive', version: 'development' })

    for (const path of DOCUMENTS) {
      const answer = await page.request.get(site + path)
      expect(answer.status(), path).toBe(200)
      expect(answer.headers()['content-type'], `${path} is not the shell`).not.toMatch('html')
    }
  } finally {
    await dev.stop()
    copy.remove()
  }
})
