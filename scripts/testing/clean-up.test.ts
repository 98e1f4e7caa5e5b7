import { describe, expect, test } from 'vitest'
import { cleanUpFile, onCleanUp, shareInFile } from './clean-up.ts'

const events: string[] = []

async function build(name: string) {
  events.push(`${name} built`)
  onCleanUp(() => events.push(`${name} cleaned up`))
  return { name }
}

const share = shareInFile(build)

describe('what the tests of a file share', () => {
  test('is built once for the same arguments', async () => {
    expect(await share('one')).toBe(await share('one'))
    expect(await share('other')).not.toBe(await share('one'))
    expect(events).toEqual(['one built', 'other built'])
  })

  test('outlives a test', async () => {
    await share('one')
    expect(events).toEqual(['one built', 'other built'])
  })

  test('is cleaned up after the file, the newest first, and built anew for the next', async () => {
    await cleanUpFile()
    expect(events.splice(0)).toEqual([
      'one built',
      'other built',
      'other cleaned up',
      'one cleaned up',
    ])
    await share('one')
    expect(events.splice(0)).toEqual(['one built'])
  })
})

describe('what a test builds for itself', () => {
  test('is there until its end', async () => {
    await build('own')
    expect(events).toEqual(['own built'])
  })

  test('is cleaned up then', () => {
    expect(events).toEqual(['own built', 'own cleaned up'])
  })
})
