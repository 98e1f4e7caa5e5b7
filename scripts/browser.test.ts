import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type BrowserSource, ensureBrowser, findBrowser } from './browser.ts'

function buildFolderWith(name: string, script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, name), 0o755)
  return folder
}

/** A machine on which a browser becomes available after the given step, if ever. */
function buildMachine(appearsAfter: 'start' | 'debian' | 'playwright' | 'never') {
  const steps: string[] = []
  let present = appearsAfter === 'start'
  const step = (name: string) => () => {
    steps.push(name)
    present = appearsAfter === name
    return present
  }
  const source: BrowserSource = {
    find: () => (present ? '/usr/bin/chromium' : undefined),
    installFromDebian: step('debian'),
    downloadFromPlaywright: step('playwright'),
  }
  return { source, steps }
}

test.each([
  ['start', []],
  ['debian', ['debian']],
  ['playwright', ['debian', 'playwright']],
] as const)('a browser to be had from %s takes the steps %j', (appearsAfter, expected) => {
  const { source, steps } = buildMachine(appearsAfter)
  expect(ensureBrowser(source)).toBe('/usr/bin/chromium')
  expect(steps).toEqual(expected)
})

test('says what to do when no browser is to be had', () => {
  expect(() => ensureBrowser(buildMachine('never').source)).toThrow('Please install Chrome')
})

test('finds a browser on the PATH', () => {
  const folder = buildFolderWith('google-chrome', 'echo Google Chrome 156.0.1')
  expect(findBrowser(folder)).toBe(join(folder, 'google-chrome'))
})

test('prefers the headless shell to the whole browser', () => {
  const whole = buildFolderWith('chromium', 'echo Chromium 156.0.1')
  const shell = buildFolderWith('chromium-headless-shell', 'echo Chromium 156.0.1')
  expect(findBrowser(`${whole}:${shell}`)).toBe(join(shell, 'chromium-headless-shell'))
})

test('passes over a stub that is no browser', () => {
  const stub = buildFolderWith('chromium', 'echo "install the snap first"; exit 1')
  const real = buildFolderWith('chromium', 'echo Chromium 156.0.1')
  expect(findBrowser(`${stub}:${real}`)).toBe(join(real, 'chromium'))
})
