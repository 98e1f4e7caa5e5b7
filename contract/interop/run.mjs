#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { isChosen, readCases } from './read-cases.mjs'
import { runCase } from './run-case.mjs'
import { openSender } from './send.mjs'

const AT_ONCE = 8
const MOST_FAULTS = 3
const USAGE = `usage: spinner-rack-interop BASE_URL --public-key KEY --private-key KEY [options]

  BASE_URL             up to /v1/public
  --fixture            the service holds the catalogue of fixture.json
  --clock              and its clock stands at the fixture's instant
  --strict             also what no client depends on: the order of keys, choices of this project
  --only SECTION|ID    such as §9, or the beginning of ids
  --resource-uri URL   what its resourceURI begin with (BASE_URL)
  --site URL           what its links and pictures begin with (the host of BASE_URL)
  --json               the result as JSON`

/** @typedef {{ id: string, section: string, says: string, call: string, faults: string[] }} Failure */

await run(process.argv.slice(2))

/** @param {string[]} args */
async function run(args) {
  const options = readOptions(args)
  if (options === undefined) return
  const { base, choice, variables, json } = options
  const cases = readCases()
  const chosen = cases.filter(({ testCase }) => isChosen(testCase, choice))
  const { send, close } = openSender(base)
  try {
    const unreachable = await tryToReach(send, base)
    if (unreachable !== undefined) return stop(1, unreachable)
    const service = { send, basePath: withoutSlash(base.pathname), variables }
    const failures = await runAll(chosen, service)
    report(failures, chosen.length, cases.length, json)
  } finally {
    close()
  }
}

/** @param {string[]} args */
function readOptions(args) {
  try {
    return parseOptions(args)
  } catch (error) {
    stop(2, `${messageOf(error)}\n\n${USAGE}`)
    return undefined
  }
}

/** @param {string[]} args */
function parseOptions(args) {
  const text = /** @type {const} */ ({ type: 'string' })
  const flag = /** @type {const} */ ({ type: 'boolean', default: false })
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'public-key': text,
      'private-key': text,
      fixture: flag,
      clock: flag,
      strict: flag,
      json: flag,
      only: text,
      'resource-uri': text,
      site: text,
    },
  })
  const {
    'public-key': publicKey,
    'private-key': privateKey,
    fixture,
    clock,
    strict,
    json,
  } = values
  const [address, ...more] = positionals
  if (address === undefined || more.length > 0) throw new Error('One base URL is needed.')
  if (!publicKey || !privateKey) throw new Error('A public and a private key are needed.')
  const base = readBase(address)
  return {
    base,
    json,
    choice: { fixture: fixture || clock, clock, strict, only: values.only },
    variables: {
      base: withoutSlash(values['resource-uri'] ?? address),
      site: withoutSlash(values.site ?? base.origin),
      publicKey,
      privateKey,
    },
  }
}

/** @param {string} address */
function withoutSlash(address) {
  return address.replace(/\/$/, '')
}

/** @param {string} address */
function readBase(address) {
  const base = URL.canParse(address) ? new URL(address) : undefined
  if (base === undefined || !/^https?:$/.test(base.protocol)) {
    throw new Error(`${address} is no address that begins with http:// or https://.`)
  }
  return base
}

/** @type {(send: import('./run-case.mjs').Send, base: URL) => Promise<string | undefined>} */
async function tryToReach(send, base) {
  try {
    const { status, headers } = await send('GET', base.pathname, {})
    const { location } = headers
    // Clients of the wire need not follow, and no case does.
    if (status < 300 || status > 399 || location === undefined) return undefined
    return `${base.href} leads to ${location}: test that address.`
  } catch (error) {
    return `${base.href} does not answer: ${messageOf(error)}`
  }
}

/**
 * @param {ReturnType<typeof readCases>} cases
 * @param {import('./run-case.mjs').Service} service
 */
async function runAll(cases, service) {
  /** @type {(Failure | undefined)[]} */
  const failures = []
  const left = cases.entries()
  // All workers share one iterator, so that each case is run once.
  const work = async () => {
    for (const [index, { testCase, shapes }] of left) {
      failures[index] = await tryCase(testCase, shapes, service)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failures.flatMap((failure) => failure ?? [])
}

/** @type {(testCase: import('./run-case.mjs').Case, shapes: Record<string, unknown>, service: import('./run-case.mjs').Service) => Promise<Failure | undefined>} */
async function tryCase(testCase, shapes, service) {
  const { id, section, says } = testCase
  try {
    const { call, faults } = await runCase(testCase, shapes, service)
    return faults.length === 0 ? undefined : { id, section, says, call, faults }
  } catch (error) {
    return { id, section, says, call: testCase.request.path, faults: [messageOf(error)] }
  }
}

/** @type {(failures: Failure[], ran: number, known: number, json: boolean) => void} */
function report(failures, ran, known, json) {
  const counts = { passed: ran - failures.length, failed: failures.length, skipped: known - ran }
  if (json) console.log(JSON.stringify({ ...counts, failures }, null, 2))
  else {
    for (const { id, says, call, faults } of failures) {
      const more = faults.length > MOST_FAULTS ? `; and ${faults.length - MOST_FAULTS} more` : ''
      console.log(`✗ ${id} (${says}) ${call}: ${faults.slice(0, MOST_FAULTS).join('; ')}${more}`)
    }
    console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
  }
  process.exitCode = failures.length > 0 || ran === 0 ? 1 : 0
}

/** @type {(code: number, words: string) => void} */
function stop(code, words) {
  console.error(words)
  process.exitCode = code
}

/** @param {unknown} error */
function messageOf(error) {
  // One for several addresses of a host has no message, but the first one's code.
  if (error instanceof Error) return error.message || String(Reflect.get(error, 'code'))
  return String(error)
}
