import { expect, test } from 'vitest'
import {
  splitSeriesTitle,
  toMainCreators,
  toMonth,
  toPictureAddress,
  toPrintPrice,
  toYears,
} from './record-words.ts'

test.each([
  ['1973-06', 'Jun 1973'],
  ['2024-02-01T00:00:00-0500', 'Feb 2024'],
  ['1999-12-31T23:59:59-0500', 'Dec 1999'],
])('%s is %s, wherever the reader is', (date, month) => {
  expect(toMonth(date)).toBe(month)
})

test.each([
  [1963, 1998, '1963–1998'],
  [2022, 2099, '2022–present'],
  [1991, 1991, '1991'],
])('a series from %i to %i ran %s', (from, to, years) => {
  expect(toYears(from, to)).toBe(years)
})

test.each([
  [[{ type: 'printPrice', price: 3.99 }], '$3.99'],
  [[{ type: 'printPrice', price: 0 }], undefined],
  [[], undefined],
  [
    [
      { type: 'digitalPurchasePrice', price: 1.99 },
      { type: 'printPrice', price: 2.5 },
    ],
    '$2.50',
  ],
  [[{ type: 'digitalPurchasePrice', price: 1.99 }], undefined],
])('of the prices %j the card says %s', (prices, said) => {
  expect(toPrintPrice(prices)).toBe(said)
})

test('the main creators are the writer and the penciller, each once, and two at most', () => {
  const credits = [
    { name: 'Joe Sinnott', role: 'inker' },
    { name: 'Jack Kirby', role: 'penciller' },
    { name: 'Stan Lee', role: 'writer' },
    { name: 'Stan Lee', role: 'editor' },
    { name: 'Jack Kirby', role: 'writer' },
    { name: 'Steve Ditko', role: 'penciller' },
  ]
  expect(toMainCreators(credits)).toBe('Stan Lee, Jack Kirby')
  expect(toMainCreators([{ name: 'Joe Sinnott', role: 'inker' }])).toBeUndefined()
})

test.each([
  ['Avengers (1963 - 1996)', 'Avengers', ' (1963 - 1996)'],
  ['X-Men (2024 - Present)', 'X-Men', ' (2024 - Present)'],
  ['One World Under Doom (2025)', 'One World Under Doom', ' (2025)'],
  ['What If? (Dark)', 'What If? (Dark)', ''],
])('%s is called %s', (title, name, years) => {
  expect(splitSeriesTitle(title)).toEqual({ name, years })
})

test.each(['jpg', 'svg'])(
  'a picture of ours named as %s is asked for as SVG where the page is, with one address for all sizes',
  (extension) => {
    const picture = { path: 'http://localhost:3000/pictures/comics/7', extension }
    expect(toPictureAddress(picture)).toEqual({ imageUrl: '/pictures/comics/7.svg' })
  },
)

test('another service’s picture comes in sizes', () => {
  const picture = { path: 'https://i.example/u/9', extension: 'jpg' }
  expect(toPictureAddress(picture)).toEqual({
    imageUrl: 'https://i.example/u/9/portrait_uncanny.jpg',
    imageSet:
      'https://i.example/u/9/portrait_fantastic.jpg 168w, ' +
      'https://i.example/u/9/portrait_incredible.jpg 216w, ' +
      'https://i.example/u/9/portrait_uncanny.jpg 300w',
  })
})
