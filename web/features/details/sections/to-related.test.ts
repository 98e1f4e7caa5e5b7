import { expect, test } from 'vitest'
import { toRelated } from './to-related.ts'

const thumbnail = { path: 'http://rack.test/pictures/x/1', extension: 'svg' }

test('a comic is known by the month on its cover, else by the month of its sale, but not where the cover’s did not come', () => {
  const dates = [{ type: 'onsaleDate', date: '1963-04-01T00:00:00-0500' }]
  const comic = { id: 1, title: 'Fire Tales (1963) #2', thumbnail, dates }
  expect(toRelated({ ...comic, coverMonth: '1963-06' }).detail).toBe('Jun 1963')
  expect(toRelated(comic).detail).toBe('Apr 1963')
  expect(toRelated({ ...comic, coverMonth: null }).detail).toBeUndefined()
})

test('a series shows its years, and only says them in its name', () => {
  const series = { id: 1, title: 'Fire Tales (1963 - 1964)', thumbnail, startYear: 1963 }
  expect(toRelated({ ...series, endYear: 1964, comics: { available: 4 } })).toMatchObject({
    name: 'Fire Tales',
    unseenName: ' (1963 - 1964)',
    detail: '1963–1964',
    comics: 4,
  })
})

test('an event shows when it began, a creator nothing but the name', () => {
  const event = { id: 1, title: 'Fire War', thumbnail, start: '1963-06-01 00:00:00' }
  expect(toRelated(event)).toMatchObject({ name: 'Fire War', detail: 'Jun 1963' })
  const creator = toRelated({ id: 1, fullName: 'Jo Park', thumbnail })
  expect(creator).toMatchObject({ name: 'Jo Park', detail: undefined })
})
