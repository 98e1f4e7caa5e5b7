import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MemberMemory } from './member-memory.ts'
import { createFakeCaches } from './testing/fake-caches.ts'

const ASHA = 'asha.rao@example.com'
const BEN = 'ben.okafor@example.com'
const now = Date.parse('2026-05-01T12:00:00Z')

beforeEach(() => vi.stubGlobal('caches', createFakeCaches()))
afterEach(() => vi.unstubAllGlobals())

function buildRequest(path: string): Request {
  return new Request(new URL(path, 'https://rack.example'))
}

function buildSession(email: string | null): Response {
  return Response.json(email && { user: { name: 'A', email, image: null } }, {
    headers: { date: new Date(now).toUTCString() },
  })
}

async function learn(memory: MemberMemory, email: string | null) {
  const { done } = await memory.learnSession(buildSession(email), memory.moment)
  await done
}

async function buildMemory(member: string | null = ASHA) {
  const memory = new MemberMemory()
  await memory.setMember(member)
  return {
    memory,
    keep: (path: string, text: string) =>
      memory.keep('answer', buildRequest(path), new Response(text), memory.moment),
    recall: async (path: string) => (await memory.recall('answer', buildRequest(path)))?.text(),
  }
}

test('the newest answer at an address is kept', async () => {
  const { keep, recall } = await buildMemory()
  await keep('/v1/public/comics/1', 'old')
  await keep('/v1/public/comics/1', 'new')
  expect(await recall('/v1/public/comics/1')).toBe('new')
})

test('of 200 answers the one read longest ago makes room for the next', async () => {
  const { keep, recall } = await buildMemory()
  for (let id = 1; id <= 200; id += 1) await keep(`/v1/public/comics/${id}`, 'text')
  await keep('/v1/public/comics/1', 'text')
  await keep('/v1/public/comics/201', 'text')
  expect(await recall('/v1/public/comics/1')).toBe('text')
  expect(await recall('/v1/public/comics/2')).toBeUndefined()
  expect(await recall('/v1/public/comics/3')).toBe('text')
})

test('a refusal is not kept', async () => {
  const { memory, recall } = await buildMemory()
  const refusal = new Response('no', { status: 404 })
  await memory.keep('answer', buildRequest('/v1/public/comics/1'), refusal, memory.moment)
  expect(await recall('/v1/public/comics/1')).toBeUndefined()
})

describe('security 23: what a member has read', () => {
  test.each([
    ['somebody else is signed in', BEN],
    ['nobody is signed in', null],
  ])('is gone as soon as %s', async (_, next) => {
    const { memory, keep, recall } = await buildMemory()
    await keep('/v1/public/comics/1', 'text')
    await memory.setMember(next)
    expect(await recall('/v1/public/comics/1')).toBeUndefined()
    expect(await caches.keys()).toEqual(next === null ? [] : ['member'])
  })

  test('stays when the server names the same member again', async () => {
    const { memory, keep, recall } = await buildMemory()
    await keep('/v1/public/comics/1', 'text')
    await learn(memory, ASHA)
    expect(await recall('/v1/public/comics/1')).toBe('text')
  })

  test('is not kept when it comes after the log-out', async () => {
    const { memory, recall } = await buildMemory()
    const { moment } = memory
    const body = Promise.withResolvers<void>()
    const slow = new Response(
      new ReadableStream({
        async start(controller) {
          await body.promise
          controller.close()
        },
      }),
    )
    const keeping = memory.keep('answer', buildRequest('/v1/public/comics/1'), slow, moment)
    await memory.setMember(null)
    await memory.setMember(BEN)
    body.resolve()
    await keeping
    expect(await recall('/v1/public/comics/1')).toBeUndefined()
  })

  test('is not kept while nobody is known to be signed in', async () => {
    const { keep, recall } = await buildMemory(null)
    await keep('/v1/public/comics/1', 'text')
    expect(await recall('/v1/public/comics/1')).toBeUndefined()
  })
})

describe('the session', () => {
  test('is the last one that the server has confirmed', async () => {
    const { memory } = await buildMemory(null)
    await learn(memory, ASHA)
    const kept = await memory.recallSession(now)
    expect(await kept?.json()).toMatchObject({ user: { email: ASHA } })
  })

  test('is none after thirty days without a visit', async () => {
    const { memory } = await buildMemory(null)
    await learn(memory, ASHA)
    expect(await memory.recallSession(now + 31 * 24 * 60 * 60_000)).toBeUndefined()
  })

  test('is none once the server has said that nobody is signed in', async () => {
    const { memory } = await buildMemory(null)
    await learn(memory, ASHA)
    await learn(memory, null)
    expect(await memory.recallSession(now)).toBeUndefined()
  })

  test('read before a log-out and told after it is none', async () => {
    const { memory } = await buildMemory()
    const { moment } = memory
    await memory.setMember(null)
    await (await memory.learnSession(buildSession(ASHA), moment)).done
    expect(await memory.recallSession(now)).toBeUndefined()
  })
})
