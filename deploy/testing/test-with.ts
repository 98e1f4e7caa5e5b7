import { test } from 'vitest'
import { findProgram } from '#scripts/debian-programs.ts'

/** Tests that need these programs: skipped where they are missing, but not in CI. */
export function testWith(...programs: string[]) {
  const missing = programs.filter((name) => findProgram(name) === undefined)
  if (missing.length > 0 && process.env.CI) throw new Error(`CI needs ${missing.join(' and ')}.`)
  return test.skipIf(missing.length > 0)
}

export function needProgram(name: string): string {
  const file = findProgram(name)
  if (file === undefined) throw new Error(`${name} is not installed.`)
  return file
}
