import { expect, test } from 'vitest'
import { toBody, toFailure, toHeaders, toWords } from './answer-words.ts'
import type { Answer } from './send-call.ts'

function buildAnswer({ json, ...changes }: Partial<Answer> & { json?: object } = {}): Answer {
  const text = json === undefined ? '{"code":200}' : JSON.stringify(json)
  return {
    status: 200,
    statusText: 'OK',
    headers: new Headers({ 'content-type': 'application/json' }),
    text,
    bytes: text.length,
    ms: 7,
    ...changes,
  }
}

test('says status, size and time', () => {
  expect(toWords(buildAnswer())).toBe('200 OK, 12 bytes in 7 ms.')
  expect(toWords(buildAnswer({ bytes: 21_540, statusText: '' }))).toBe('200, 21.5 kB in 7 ms.')
})

test.each([
  [
    'a wrong key',
    {
      status: 401,
      json: { code: 'InvalidCredentials', message: 'The passed API key is invalid.' },
    },
    /The passed API key is invalid\. Check both keys, or log in\.$/,
  ],
  [
    'no key at all',
    { status: 409, json: { code: 'MissingParameter', message: 'You must provide a user key.' } },
    /This server wants a key: type yours at the top of the page, or log in first\.$/,
  ],
  [
    'a wrong parameter, whose words have no full stop',
    { status: 409, json: { code: 409, status: "We don't recognize the parameter X" } },
    /We don't recognize the parameter X\.$/,
  ],
  [
    'a limit, and how long it lasts',
    { status: 429, headers: new Headers({ 'retry-after': '40' }) },
    /Too many calls\. Try again in 40 seconds\.$/,
  ],
  ['a limit without an end', { status: 429 }, /Too many calls\. Try again later\.$/],
  ['a failure', { status: 500, json: { message: 'Sorry.' } }, /The server failed\. Sorry\.$/],
  ['a page where JSON should be', { status: 502, text: '<h1>' }, /The server failed\.$/],
  ['a redirect', { status: 0 }, /^The answer leads to another address/],
])('explains %s', (_what, changes, words) => {
  expect(toWords(buildAnswer(changes))).toMatch(words)
})

test('tells a stop from a missing network and from a server that is away', () => {
  expect(toFailure(new DOMException('', 'AbortError'), false)).toBe('Stopped.')
  expect(toFailure(new TypeError('fetch failed'), false)).toMatch(/^You are offline\./)
  expect(toFailure(new TypeError('fetch failed'), true)).toMatch(/^The server cannot be reached\./)
})

test('names the headers of a limit, and only those that are there', () => {
  const headers = new Headers({ etag: 'abc', 'ratelimit-remaining': '99', server: 'x' })
  expect(toHeaders(buildAnswer({ headers }))).toEqual([
    ['etag', 'abc'],
    ['ratelimit-remaining', '99'],
  ])
})

test('sets out JSON, and cuts what is long', () => {
  expect(toBody(buildAnswer())).toEqual({ shown: '{\n  "code": 200\n}', note: '' })
  const { shown, note } = toBody(buildAnswer({ text: `"${'x'.repeat(29_998)}"`, bytes: 30_000 }))
  expect(shown).toHaveLength(20_000)
  expect(note).toBe('The first 20,000 of 30,000 characters.')
})

test('shows text that is no JSON as it is, and says what cannot be shown', () => {
  expect(toBody(buildAnswer({ text: 'a,b\n1,2' })).shown).toBe('a,b\n1,2')
  expect(toBody(buildAnswer({ text: null, bytes: 5400 })).note).toBe('The body is no text: 5.4 kB.')
  expect(toBody(buildAnswer({ text: '', bytes: 0 })).note).toBe('The answer has no body.')
})
