import { expect, test } from 'vitest'
import { offersOf } from './list-offers.ts'

test('an order that stayed as it was offers nothing, whatever the member did with the list', () => {
  const order = [1, 2, 3]
  expect(offersOf({ list: [3, 9, 1], before: order, now: order })).toEqual({ add: [], remove: [] })
})

test('what the order gained is offered behind what it follows there, as far as the list has it', () => {
  expect(offersOf({ list: [2, 1], before: [1, 2, 3], now: [7, 1, 3, 8, 9, 2] })).toEqual({
    add: [
      { comic: 7, after: null },
      { comic: 8, after: 1 },
      { comic: 9, after: 8 },
    ],
    remove: [],
  })
})

test('what the order lost is offered for removal, if the list has it', () => {
  const { remove } = offersOf({ list: [5, 3, 1], before: [1, 2, 3], now: [1] })
  expect(remove).toEqual([3])
})

test('what the member has put in already is not offered', () => {
  expect(offersOf({ list: [1, 8], before: [1], now: [1, 8] }).add).toEqual([])
})
