import { expect, test } from 'vitest'
import { addDraft, type CopyDraft, readDrafts, toDrafts } from './copy-drafts.ts'

function buildDraft(changes: Partial<CopyDraft> = {}): CopyDraft {
  return {
    ...{ key: 0, condition: '', amount: '', currency: '', note: '', removed: false },
    ...changes,
  }
}

test('copies come out of the form as they went in', () => {
  const copies = [
    { condition: 'Fine' as const, paid: { amount: '0.12', currency: 'USD' }, note: 'Torn' },
    {},
  ]
  expect(readDrafts(toDrafts(copies), true).collected).toEqual({ copies, wish: true })
})

test.each([
  ['12.50', '12.50'],
  [' 12,50 ', '12.50'],
  ['1,234', '1234'],
  ['1,234.50', '1234.50'],
])('an amount typed as “%s” is %s', (typed, amount) => {
  const { collected } = readDrafts([buildDraft({ amount: typed, currency: 'usd' })], false)
  expect(collected?.copies).toEqual([{ paid: { amount, currency: 'USD' } }])
})

test('a currency without an amount says nothing', () => {
  expect(readDrafts([buildDraft({ currency: 'EUR' })], false).collected?.copies).toEqual([{}])
})

test('what is wrong is told beside its field, also behind a copy that is removed', () => {
  const drafts = [
    buildDraft({ removed: true, amount: 'much' }),
    buildDraft({ key: 1, amount: 'much', currency: '$' }),
    buildDraft({ key: 2, amount: '3' }),
  ]
  const { collected, errors } = readDrafts(drafts, false)
  expect(collected).toBeUndefined()
  expect([...errors]).toEqual([
    [1, { amount: 'Write an amount as 12.50', currency: 'Write a currency as USD' }],
    [2, { currency: 'Write a currency as USD' }],
  ])
})

test('a further copy has a key of its own and the money of the one before', () => {
  const [, added] = addDraft([buildDraft({ key: 4, currency: 'EUR' })])
  expect(added).toMatchObject({ key: 5, currency: 'EUR', amount: '' })
})
