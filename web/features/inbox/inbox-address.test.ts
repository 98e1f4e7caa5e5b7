import { expect, test } from 'vitest'
import { ALL, readInboxQuery, toFilter, toInbox } from './inbox-address.ts'

test.each([
  ['', ALL],
  ['?unread=true', { ...ALL, unread: true }],
  ['?page=3&text=thor&until=2026-11-15', { ...ALL, page: 3, text: 'thor', until: '2026-11-15' }],
  ['?since=2026-02-30&unread=yes&page=0&text=%20%20', ALL],
  ['?page=1e3&since=1&until=x', ALL],
  ['?page=9999', { ...ALL, page: 1000 }],
  [`?text=${'a'.repeat(300)}`, { ...ALL, text: 'a'.repeat(200) }],
])('the address %s says %j', (search, query) => {
  expect(readInboxQuery(search)).toEqual(query)
})

test('says all that is chosen and nothing that goes without saying, and reads it back', () => {
  const query = { since: '2026-11-01', until: '2026-11-15', text: 'a&b=ü', unread: true, page: 2 }
  const { search = '' } = toInbox(query) as { search?: string }
  expect(readInboxQuery(search)).toEqual(query)
  expect(toInbox(ALL)).toEqual({ pathname: '/inbox', search: '' })
})

test('asks the server for moments, since it knows no days of the reader’s', () => {
  const filter = toFilter({ ...ALL, since: '2026-11-14', until: '2026-11-15', text: 'thor' })
  expect(Object.fromEntries(filter)).toEqual({
    since: new Date(2026, 10, 14).toISOString(),
    until: new Date(2026, 10, 16).toISOString(),
    text: 'thor',
  })
  expect(String(toFilter(ALL))).toBe('')
})
