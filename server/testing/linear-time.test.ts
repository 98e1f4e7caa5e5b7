import { describe, expect, test } from 'vitest'
import { readIntent } from '#catalogue/search/intents.ts'
import { readingsOf } from '#catalogue/search/readings.ts'
import { chunksOf } from '#catalogue/search/text.ts'
import { findEndpoint } from '#catalogue/wire/endpoints.ts'
import { parseLooseDay } from '#catalogue/wire/loose-dates.ts'
import { parseParameters } from '#catalogue/wire/parameters.ts'
import { filtersOf, parseQuery } from '#catalogue/wire/parse-query.ts'
import { KeyInputSchema, PublicKeySchema } from '#contract/account.ts'
import { ContactSchema } from '#contract/contact.ts'
import { IdempotencyKeySchema } from '#contract/idempotency-key.ts'
import {
  DisplayNameSchema,
  EmailSchema,
  NewPasswordSchema,
  PhotoURLSchema,
} from '#contract/identity.ts'
import { ReportSchema } from '#contract/report.ts'
import { toCsv } from '#contract/to-csv.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { isListedReferrer } from '../catalogue/referrers.ts'
import { acceptsCoding } from '../http/accepts-coding.ts'
import { hasEtag } from '../http/etag.ts'
import { networkOf } from '../http/network-of.ts'
import { redactAddresses } from '../http/redact-addresses.ts'
import { LinkTokenSchema } from '../identity/embedded/link-token.ts'
import { readSessionToken } from '../identity/embedded/session-cookie.ts'
import { toProfile } from '../identity/embedded/social-profile.ts'
import { createTokenMembers } from '../identity/firebase/token-members.ts'
import { describeMessages } from '../messages/describe-messages.ts'
import { isMessageId } from '../messages/message-id.ts'
import { chooseNumbers } from '../progress/issue-numbers.ts'
import { readId, readIdList } from '../read-ids.ts'
import { buildTestApp } from './build-test-app.ts'
import { growthOf, repeated } from './growth.ts'
import { HOSTILE } from './hostile-texts.ts'

const TODAY = '2026-11-17'

const CONTACT = { fullname: 'Mary Jane Watson', email: 'mj@example.com', message: 'Hello there.' }
const MESSAGE = {
  id: '1',
  ...CONTACT,
  timestamp: '2026-11-17T12:00:00.000Z',
  about: null,
  readAt: null,
}
const tokenMembers = createTokenMembers({
  config: { projectId: 'p', apiKey: 'k', authDomain: 'd', emulatorHost: undefined },
  now: () => new Date(),
})

/** A refusal is an answer as well. */
function orRefuse(step: () => unknown): unknown {
  try {
    return step()
  } catch (error) {
    return error
  }
}

/** Everything that reads text of a caller by a pattern or a loop of its own. */
const READERS: [name: string, read: (text: string) => unknown][] = [
  ['addresses in the log', redactAddresses],
  ['Accept-Encoding', (text) => acceptsCoding(text, 'br')],
  ['qualities in Accept-Encoding', (text) => acceptsCoding(`br;q=0.${text}`, 'br')],
  ['If-None-Match', (text) => hasEtag(text, 'abc')],
  ['a forwarded address', networkOf],
  ['Cookie', (text) => readSessionToken(text, 'rack.session_token', 'secret')],
  ['a session cookie', (text) => readSessionToken(`s=${text}`, 's', 'secret')],
  ['Authorization', (authorization) => tokenMembers.find({ authorization })],
  ['Bearer', (text) => tokenMembers.find({ authorization: `Bearer ${text}!` })],
  ['Referer', (text) => isListedReferrer(`https://${text}`, ['*.example.com', 'a*a*a*a*b/*a*b'])],
  ['the path of a referrer', (text) => isListedReferrer(`https://a/${text}`, ['a/*a*a*a*a*b*'])],
  ['the path of the wire', (text) => findEndpoint(`/v1/public/characters/${text}`)],
  ['a query', parseParameters],
  ['a day', parseLooseDay],
  ['a search', readingsOf],
  ['what a search wants', readIntent],
  ['the words of a search', chunksOf],
  ['a token of a link', (text) => LinkTokenSchema.parse(text)],
  ['an e-mail address', (text) => EmailSchema.safeParse(text)],
  ['a display name', (text) => DisplayNameSchema.safeParse(text)],
  ['a password', (text) => NewPasswordSchema.safeParse(text)],
  ['the address of a picture', (text) => PhotoURLSchema.safeParse(`https://${text}`)],
  ['a referrer of a key', (text) => KeyInputSchema.safeParse({ name: text, referrers: [text] })],
  ['a public key', (text) => PublicKeySchema.safeParse(text)],
  ['a report', (message) => ReportSchema.safeParse({ about: '/comics/1', message })],
  ['a page in a report', (about) => ReportSchema.safeParse({ about, message: 'It is wrong.' })],
  ['a name of a sender', (fullname) => ContactSchema.safeParse({ ...CONTACT, fullname })],
  ['a message', (message) => ContactSchema.safeParse({ ...CONTACT, message })],
  ['an idempotency key', (text) => IdempotencyKeySchema.safeParse(text)],
  ['a message id', isMessageId],
  ['a favourite', (text) => orRefuse(() => readId(text))],
  ['favourites', (text) => orRefuse(() => readIdList(text, 100))],
  ['numbers of issues', (text) => orRefuse(() => chooseNumbers([{ id: 1, number: 1 }], text))],
  [
    'claims of a provider',
    (text) => toProfile({ sub: '1', email: text, name: text }, ['http://a']),
  ],
  ['a table', (text) => toCsv([[text]])],
  ['a message in a terminal', (message) => describeMessages([{ ...MESSAGE, message }])],
  ['a sender in a terminal', (fullname) => describeMessages([{ ...MESSAGE, fullname }])],
  ['limit', (text) => readParameter('limit', text)],
  ['offset', (text) => readParameter('offset', text)],
  ['orderBy', (text) => readParameter('orderBy', text)],
  ...[...filtersOf('comics').keys()].map((name): [string, (text: string) => unknown] => [
    `the filter ${name}`,
    (text) => readParameter(name, text),
  ]),
]

function readParameter(name: string, text: string): unknown {
  return orRefuse(() => parseQuery('comics', new Map([[name, [text]]]), TODAY))
}

describe('security 1: what reads the text of a caller takes time in proportion to its length', () => {
  test.each(READERS)('%s', async (_name, read) => {
    for (const [name, hostile] of HOSTILE) {
      const ratio = await growthOf(read, hostile)
      expect(ratio, name).toBeLessThan(3)
    }
  })

  test('a sort order that repeats itself', async () => {
    const hostile = (length: number) =>
      repeated('title,')(length / 2) + repeated('modified,')(length / 2)
    const ratio = await growthOf((text) => readParameter('orderBy', text), hostile)
    expect(ratio).toBeLessThan(3)
  })
})

describe('security 1: a request with a long path', () => {
  const shareApp = shareInFile(() => buildTestApp())

  test.each([
    ['letters', 'a'],
    ['encoded at signs', '%40'],
    ['percent signs', '%25'],
  ])('of %s and an address costs the log no more than its length', async (_name, unit) => {
    const { app } = await shareApp()
    const step = async (url: string) => void (await app.inject(url))
    const ratio = await growthOf(step, (length) => repeated(unit, '/', '/x@y')(length - 800))
    expect(ratio).toBeLessThan(3)
  })
})
