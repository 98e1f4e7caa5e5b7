import { afterEach, expect, test, vi } from 'vitest'
import { beginOf, endOf, isDay } from './days.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['UTC', '2026-11-15', '2026-11-15T00:00:00.000Z', '2026-11-16T00:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-15', '2026-11-14T18:30:00.000Z', '2026-11-15T18:30:00.000Z'],
  ['America/New_York', '2026-12-31', '2026-12-31T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
  // A day of 23 hours.
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['Europe/Berlin', '2999-12-31', '2999-12-30T23:00:00.000Z', '2999-12-31T23:00:00.000Z'],
])('in %s the day %s begins at %s and ends at %s', (zone, day, begin, end) => {
  vi.stubEnv('TZ', zone)
  expect(beginOf(day)).toBe(begin)
  expect(endOf(day)).toBe(end)
})

test.each(['2026-11-15', '2024-02-29', '1970-01-01', '2999-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true)
})

test.each([
  '',
  'yesterday',
  '2026-02-30',
  '2026-13-01',
  '1969-12-31',
  '0002-01-01',
  '9999-12-31',
  '2026-11-15T09:30:00Z',
  '15.11.2026',
])('“%s” is none', (text) => {
  expect(isDay(text)).toBe(false)
})
