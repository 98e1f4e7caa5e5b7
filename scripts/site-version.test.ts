import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { siteVersion } from './site-version.ts'
import { onCleanUp } from './testing/clean-up.ts'

const FILES = {
  'package.json': '{"version":"1.2.3"}',
  'package-lock.json': '{}',
  'rsbuild.config.ts': '',
  'scripts/build.ts': '',
  'scripts/landing-html.ts': '',
  'scripts/page-files.ts': '',
  'scripts/privacy-html.ts': '',
  'scripts/sdk-files.ts': '',
  'scripts/service-worker-file.ts': '',
  'contract/page.ts': '',
  'sdk/address.ts': '',
  'web/ui/base.css': 'p {}',
  'web/ui/button.test.tsx': '',
  'web/testing/set-up.ts': '',
  'server/app.ts': '',
}

function buildProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-version-'))
  onCleanUp(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

test('is the version of the package and a digest, the same for the same sources', () => {
  expect(siteVersion(buildProject())).toMatch(/^1\.2\.3\+[\da-f]{10}$/)
  expect(siteVersion(buildProject())).toBe(siteVersion(buildProject()))
})

test.each([
  'web/ui/base.css',
  'contract/page.ts',
  'sdk/address.ts',
  'rsbuild.config.ts',
  'scripts/build.ts',
  'scripts/landing-html.ts',
  'scripts/page-files.ts',
  'scripts/privacy-html.ts',
  'scripts/sdk-files.ts',
  'scripts/service-worker-file.ts',
  'package-lock.json',
])('is another when %s changes', (name) => {
  const project = buildProject()
  const before = siteVersion(project)
  appendFileSync(join(project, name), '\n')
  expect(siteVersion(project)).not.toBe(before)
})

test.each(['web/ui/button.test.tsx', 'web/testing/set-up.ts', 'server/app.ts'])(
  'stays when %s changes, of which no site is made',
  (name) => {
    const project = buildProject()
    const before = siteVersion(project)
    appendFileSync(join(project, name), '\n')
    expect(siteVersion(project)).toBe(before)
  },
)

test('is another when a file is added or renamed', () => {
  const project = buildProject()
  const before = siteVersion(project)
  writeFileSync(join(project, 'web/ui/empty.css'), '')
  expect(siteVersion(project)).not.toBe(before)
})
