import { expect, test } from 'vitest'
import { readCases } from '#contract/interop/read-cases.mjs'
import { type Answer, runCase } from '#contract/interop/run-case.mjs'
import { shareInteropService } from './testing/interop-service.ts'

type Mutate = (answer: Answer, path: string) => Partial<Answer>

const CASES = readCases()

/** Changes the text of the body. */
function rewrite(change: (text: string) => string): Mutate {
  return ({ headers, bytes }) =>
    headers['content-encoding'] === undefined
      ? { bytes: Buffer.from(change(Buffer.from(bytes).toString())) }
      : {}
}

const swap = (from: string | RegExp, to: string) => rewrite((text) => text.replaceAll(from, to))
const head =
  (name: string, change: (value: unknown) => unknown): Mutate =>
  ({ headers }) => ({ headers: { ...headers, [name]: change(headers[name]) } })

/** A gif. */
const PIXEL = Buffer.from('47494638396101000100', 'hex')

/** One thing that a service may do wrong, and cases that must see it. */
const MUTATIONS: [string, Mutate, string[]][] = [
  [
    '409 is 400',
    ({ status }) => ({ status: status === 409 ? 400 : status }),
    ['4.1-409-characters-limit-0', '9-409-comics-series-0'],
  ],
  [
    '401 is 403',
    ({ status }) => ({ status: status === 401 ? 403 : status }),
    ['2-hash-correct-wrong'],
  ],
  [
    '404 is 200',
    ({ status }) => ({ status: status === 404 ? 200 : status }),
    ['1-not-a-route-characters'],
  ],
  [
    '304 is 200',
    ({ status }) => ({ status: status === 304 ? 200 : status }),
    ['1-If-None-Match-with-the-etag-bare-characters-limit-2'],
  ],
  [
    'no CORS',
    head('access-control-allow-origin', () => undefined),
    ['1-Access-Control-Allow-Origin-on-304', '1-Access-Control-Allow-Origin-on-a-missing-key'],
  ],
  [
    'quotes around the ETag',
    head('etag', (etag) => etag && `"${etag}"`),
    ['1-header-body-etag-40-hex-digits-without-quotes-characters'],
  ],
  [
    'another etag in the body',
    swap(/"etag":"[0-9a-f]{40}"/g, `"etag":"${'0'.repeat(40)}"`),
    ['1-header-body-etag-40-hex-digits-without-quotes-comics-limit-3'],
  ],
  [
    'an ETag on errors',
    ({ status, headers }) => ({ headers: status < 400 ? headers : { ...headers, etag: '0' } }),
    ['1-an-error-has-none-comics-limit-0'],
  ],
  ['HTML', head('content-type', () => 'text/html'), ['1-JSON-UTF-8-a-page']],
  ['no field "suffix"', swap(/"suffix":"[^"]*",/g, ''), ['7.3-every-field-of-every-record']],
  ['a field too many', swap('"id":', '"slug":"x","id":'), ['7.5-every-field-of-every-record']],
  ['ids as text', swap(/"id":(\d+)/g, '"id":"$1"'), ['7.6-every-field-of-every-record']],
  ['status OK', swap('"status":"Ok"', '"status":"OK"'), ['6-all-keys-and-values-characters-2']],
  [
    'a colon in the offset of dates',
    swap(/-0([45])00"/g, '-0$1:00"'),
    ['7.8-every-modified-of-characters-has-the-form'],
  ],
  [
    'null in place of ""',
    swap('"description":""', '"description":null'),
    ['7.1-every-field-of-every-record'],
  ],
  [
    'interiorStory in records',
    swap('"type":"story"', '"type":"interiorStory"'),
    ['7.7-a-summary-says-interiorStory-where-the-full-record-says-story'],
  ],
  [
    'originalissue',
    swap('"originalIssue"', '"originalissue"'),
    ['7.6-every-field-of-every-record'],
  ],
  [
    'returned is available',
    rewrite((text) =>
      text.replace(
        /"available":(\d+)((?:(?!"available").)*?)"returned":20/g,
        '"available":$1$2"returned":$1',
      ),
    ),
    ['7.7-series-101'],
  ],
  [
    'count is total',
    rewrite((text) => text.replace(/"total":(\d+),"count":\d+/, '"total":$1,"count":$1')),
    ['4.1-comics-limit-1'],
  ],
  [
    'svg',
    swap('"extension":"jpg"', '"extension":"svg"'),
    ['7.8-path-extension-absolute-without-an-extension-comics-2'],
  ],
  [
    'no pictures',
    ({ status }, path) => ({ status: path.includes('/pictures/') ? 404 : status }),
    ['7.9-standard_large', '7.9-detail', '7.9-full-size'],
  ],
  [
    'pictures of one size',
    ({ bytes }, path) => ({ bytes: path.includes('/pictures/') ? PIXEL : bytes }),
    ['7.9-portrait_small', '7.9-landscape_incredible'],
  ],
  [
    'addresses without a host',
    swap('http://rack.example', ''),
    [
      '7.8-type-url-absolute-events-2',
      '8-its-last-segment-is-the-id-which-leads-to-the-record-comics',
    ],
  ],
  [
    'comic in place of comic_issue',
    swap('that comic_issue', 'that comic'),
    ['9-comics-999999999-comic-issue'],
  ],
  [
    'a full stop after the unknown parameter',
    swap(/(recognize the parameter \w+)/g, '$1.'),
    ['4.2-409-creators-name-Carl'],
  ],
  [
    'results the other way round',
    rewrite(turn),
    ['5-any-stories-id', '5-creators-orderBy-firstName'],
  ],
]

function turn(text: string): string {
  const body = text.startsWith('{"code":200') ? JSON.parse(text) : undefined
  if (body === undefined) return text
  body.data.results.reverse()
  return JSON.stringify(body)
}

async function isCaught(id: string, mutate: Mutate): Promise<boolean> {
  const found = CASES.find(({ testCase }) => testCase.id === id)
  if (found === undefined) throw new Error(`There is no case ${id}.`)
  const service = await shareInteropService()
  const send: typeof service.send = async (method, path, headers, body) => {
    const answer = await service.send(method, path, headers, body)
    return { ...answer, ...mutate(answer, path) }
  }
  const { faults } = await runCase(found.testCase, found.shapes, { ...service, send })
  return faults.length > 0
}

test.each(MUTATIONS)('a service that answers wrongly is caught: %s', async (_what, mutate, ids) => {
  for (const id of ids) {
    expect(await isCaught(id, (answer) => answer), `${id} passes unchanged`).toBe(false)
    expect(await isCaught(id, mutate), `${id} fails`).toBe(true)
  }
})

/** May be in whatever form. */
const PAGE_FOR_PEOPLE = '1-docs-answers'

test.each([
  ['null', [PAGE_FOR_PEOPLE]],
  ['{"data":{}}', [PAGE_FOR_PEOPLE]],
  ['', []],
  ['<h1>Welcome</h1>', [PAGE_FOR_PEOPLE]],
])(
  'a service that answers everything with 200 and "%s" is caught by every case',
  async (text, but) => {
    const send = async () => ({
      status: 200,
      headers: { 'access-control-allow-origin': '*' },
      bytes: Buffer.from(text),
    })
    const service = { ...(await shareInteropService()), send }
    const content = []
    for (const { testCase, shapes } of CASES) {
      const { faults } = await runCase(testCase, shapes, service).catch(() => ({
        faults: ['broken'],
      }))
      if (faults.length === 0) content.push(testCase.id)
    }
    expect(content).toEqual(but)
  },
)
