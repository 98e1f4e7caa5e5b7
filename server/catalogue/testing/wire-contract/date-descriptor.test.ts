import { describe, expect, test } from 'vitest'
import { NOW } from './fixture.ts'
import { buildContractApp } from './testing/ask.ts'

describe('§4.2 comics: dateDescriptor', () => {
  test.each([
    ['2026-11-15T04:59:59Z', [843881, 843880]],
    ['2026-11-15T05:00:00Z', [843883, 843882]],
    ['2026-11-08T05:00:00Z', [843881, 843880]],
    ['2026-11-08T04:59:59Z', [843879, 843878]],
  ])('the week turns at midnight US Eastern: thisWeek at %s', async (now, ids) => {
    const { get } = await buildContractApp({ overrides: { now: () => new Date(now) } })
    const response = await get('/comics?dateDescriptor=thisWeek')
    expect(response.json().data.results.map(({ id }: { id: number }) => id)).toEqual(ids)
  })

  test.each([
    ['2026-12-01T04:59:59Z', 8],
    ['2026-12-01T05:00:00Z', 1],
    ['2026-11-01T03:59:59Z', 1],
    ['2026-11-01T04:00:00Z', 8],
  ])('the month turns at midnight US Eastern: thisMonth at %s', async (now, total) => {
    const { get } = await buildContractApp({ overrides: { now: () => new Date(now) } })
    const response = await get('/comics?dateDescriptor=thisMonth')
    expect(response.json().data.total).toBe(total)
  })

  test('a server that runs on sees the week change', async () => {
    const clock = { now: NOW }
    const { get } = await buildContractApp({ overrides: { now: () => clock.now } })
    const before = await get('/comics?dateDescriptor=thisWeek')
    clock.now = new Date('2026-11-18T12:00:00Z')
    const after = await get('/comics?dateDescriptor=thisWeek')
    expect(before.json().data.results[0].id).toBe(843881)
    expect(after.json().data.results[0].id).toBe(843883)
  })
})
