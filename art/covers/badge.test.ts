import { expect, test } from 'vitest'
import { badgeOf } from './badge.ts'

const badge = (...tags: string[]) => badgeOf({ tags, note: '' })

test('a badge loses no word of a name, and breaks a long one where its lines come out most alike', () => {
  expect(badge('death: Captain America')).toEqual(['DEATH OF', 'Captain', 'America'])
  expect(badge('first: Negasonic Teenage Warhead')).toEqual([
    'FIRST',
    'Negasonic',
    'Teenage Warhead',
  ])
  expect(badge('first: Venom')).toEqual(['FIRST', 'Venom'])
})

test('what tells namesakes apart is not on it, and a landmark is a key issue', () => {
  expect(badge('first: Ghost Rider (Danny Ketch)')).toEqual(['FIRST', 'Ghost Rider'])
  expect(badge('landmark')).toEqual(['KEY', 'ISSUE'])
})
