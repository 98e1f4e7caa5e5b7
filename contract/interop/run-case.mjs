import { gunzipSync } from 'node:zlib'
import { imageSizeOf } from './image-size.mjs'
import { match } from './match.mjs'
import { hasList, valuesAt } from './values.mjs'
import { fill } from './variables.mjs'

/**
 * @typedef {object} Request
 * @property {string} [method] GET, unless it says otherwise
 * @property {'base' | 'host' | 'address'} [from] what `path` is below: the base address, or the host alone; or it is an address itself
 * @property {string} path
 * @property {string} [query] as it is sent
 * @property {Record<string, string>} [headers]
 * @property {'hash' | 'none'} [credentials] `hash`, the default, adds ts, apikey and hash
 * @property {string} [body]
 */
/**
 * @typedef {object} Expectation
 * @property {unknown} status
 * @property {unknown} [body] the JSON
 * @property {unknown} [ids] the ids of the results
 * @property {Record<string, unknown>} [at] parts of the JSON by path
 * @property {unknown} [text] the body as text, unpacked
 * @property {unknown} [image] the size of the picture
 * @property {Record<string, unknown>} [headers] by lower-case name; null must not be there
 */
/** @typedef {{ request: Request, expect: Expectation }} Step */
/** @typedef {{ id: string, section: string, rows: string[], says: string, given: string, strict?: boolean, then?: Step[] } & Step} Case */
/** @typedef {{ status: number, headers: Record<string, unknown>, bytes: Uint8Array }} Answer */
/** The path is an address where it is of another host. @typedef {(method: string, path: string, headers: Record<string, string>, body?: string) => Promise<Answer>} Send */
/**
 * The service that is tested, and what its cases are filled with.
 * @typedef {object} Service
 * @property {Send} send
 * @property {string} basePath
 * @property {Record<string, unknown>} variables
 */

/**
 * What is wrong with the answers, in words, with the address that was asked last.
 * @param {Case} testCase
 * @param {Record<string, unknown>} shapes
 * @param {Service} service
 */
export async function runCase(testCase, shapes, { send, basePath, variables }) {
  const context = { shapes, variables: { ...variables } }
  let call = ''
  for (const { request, expect } of [testCase, ...(testCase.then ?? [])]) {
    const { method = 'GET', body } = request
    const path = pathOf(request, basePath, context.variables)
    call = `${method} ${path}`
    context.variables.url = path
    const answer = await send(method, path, headersOf(request, context.variables), body)
    const faults = check(expect, answer, context)
    if (faults.length > 0) return { call, faults }
  }
  return { call, faults: [] }
}

/** @type {(request: Request, basePath: string, variables: Record<string, unknown>) => string} */
function pathOf({ from = 'base', path, query = '', credentials = 'hash' }, basePath, variables) {
  const keys = credentials === 'hash' ? `ts=1&apikey=\${publicKey}&hash=\${hash:1}` : ''
  const parameters = [query, keys].filter((part) => part !== '').join('&')
  const address = `${from === 'base' ? basePath : ''}${path}`
  const filled = String(fill(parameters === '' ? address : `${address}?${parameters}`, variables))
  // The site of the service may be told under another name than it is tested under.
  const site = `${variables.site}/`
  return filled.startsWith(site) ? filled.slice(site.length - 1) : filled
}

/** @type {(request: Request, variables: Record<string, unknown>) => Record<string, string>} */
function headersOf({ headers = {} }, variables) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(fill(value, variables))]),
  )
}

/** @type {(expect: Expectation, answer: Answer, context: import('./match.mjs').Context) => string[]} */
function check({ status, body, ids, at = {}, text, image, headers = {} }, answer, context) {
  const faults = match(status, answer.status, context, 'status')
  const words = unpack(answer)
  // Whatever else is wrong follows from a wrong status.
  if (faults.length > 0)
    return [...faults, `the body begins ${JSON.stringify(words.slice(0, 120))}`]
  if (text !== undefined) faults.push(...match(text, words, context, 'text'))
  if (image !== undefined) {
    faults.push(...match(image, imageSizeOf(answer.bytes) ?? null, context, 'image'))
  }
  if (body !== undefined || ids !== undefined || Object.keys(at).length > 0) {
    faults.push(...checkJson({ body, ids, at }, words, context))
  }
  // Last, as they may be compared with what the body says.
  for (const [name, pattern] of Object.entries(headers)) {
    faults.push(...match(pattern, answer.headers[name] ?? null, context, `header ${name}`))
  }
  return faults
}

/** @type {(expect: Pick<Expectation, 'body' | 'ids' | 'at'>, text: string, context: import('./match.mjs').Context) => string[]} */
function checkJson({ body, ids, at = {} }, text, context) {
  const value = parse(text)
  if (value === undefined) return [`the body is not JSON: ${JSON.stringify(text.slice(0, 120))}`]
  const faults = body === undefined ? [] : match(body, value, context)
  const paths = ids === undefined ? at : { ...at, 'data.results.*.id': ids }
  for (const [path, pattern] of Object.entries(paths)) {
    const found = valuesAt(value, path)
    const isList = path.includes('*')
    if (isList ? !hasList(value, path) : found.length === 0) faults.push(`${path}: missing`)
    else faults.push(...match(pattern, isList ? found : found[0], context, path))
  }
  return faults
}

/** @param {string} text @returns {unknown} */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param {Answer} answer */
function unpack({ headers, bytes }) {
  // An empty body (304, HEAD) may keep the header of the full one.
  const packed = headers['content-encoding'] === 'gzip' && bytes.length > 0
  return Buffer.from(packed ? gunzipSync(bytes) : bytes).toString('utf8')
}
