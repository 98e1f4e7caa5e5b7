import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds, seedOfTest } from '#scripts/testing/rounds.ts'
import { readBarcode, readIsbn } from '../codes.ts'
import { readDay, readMonth, readPages, readPrice } from '../issue-facts.ts'
import { readCharacterText } from './characters-text.ts'
import { rolesOfType } from './credit-tasks.ts'
import { readCreditText } from './credits-text.ts'
import { readIssueNumber } from './issue-number.ts'
import { seriesFormat } from './series-format.ts'

test.each([
  ['Stan Lee (plot); Jack Kirby [as J. Kirby]', ['Stan Lee', 'Jack Kirby']],
  ['John Romita, Sr.; ?; Sal Buscema ?; typeset; None; Various', ['John Romita, Sr.']],
  ['Chris Claremont (co-plot [pages 1-3; 7], script)', ['Chris Claremont']],
  ['Stan Lee; Stan Lee (signed)', ['Stan Lee']],
  [null, []],
])('credits: %s', (text, names) => {
  expect(readCreditText(text)).toEqual(names)
})

test.each([
  ['Spider-Man [Peter Parker]; Aunt May (cameo)', ['Spider-Man=Peter Parker', 'Aunt May=']],
  ['X-Men [Beast [Hank McCoy]; Iceman (origin)]', ['X-Men=', 'Beast=Hank McCoy', 'Iceman=']],
  ['VILLAINS: Doctor Doom; Guests: Thor.', ['Doctor Doom=', 'Thor=']],
  ['unnamed guards; a dog; Wolverine?; J. Jonah Jameson', ['J. Jonah Jameson=']],
  ['Hulk [Bruce Banner', ['Hulk=']],
])('characters: %s', (text, names) => {
  const read = readCharacterText(text).map(({ name, realName }) => `${name}=${realName}`)
  expect(read).toEqual(names)
})

test.each([
  ['1', '1'],
  ['001', '1'],
  ['1/2', '½'],
  ['-1', '-1'],
  ['1.MU', '1.MU'],
  ['500 (59)', '500'],
  ['500/59', '500'],
  ['[3]', '3'],
  ['1 [Newsstand]', '1'],
  ['[nn]', ''],
  ['Annual 3', undefined],
])('the number %s is %s', (text, number) => {
  expect(readIssueNumber(text)).toBe(number)
})

test('dates, prices and pages are taken where they are certain', () => {
  expect(readMonth('1963-03-00')).toBe('1963-03')
  expect(readMonth('1963-00-00')).toBeUndefined()
  expect(readDay('2012-02-29', 0)).toBe('2012-02-29')
  expect(readDay('2013-02-29', 0)).toBeUndefined()
  expect(readDay('2012-02-29', 1)).toBeUndefined()
  expect(readPrice('4.99 CAD; 3.99 USD')).toBe(3.99)
  expect(readPrice('0.10 GBP')).toBeUndefined()
  expect(readPages('36.000', 0)).toBe(36)
  expect(readPages('36.500', 0)).toBeUndefined()
  expect(readPages(null, 0)).toBeUndefined()
})

test('codes are told apart by length and checked where they can be', () => {
  expect(readBarcode('0 71486 02461 4 08')).toEqual({ upc: '07148602461408' })
  expect(readBarcode('9780785113003 51299')).toEqual({ ean: '9780785113003' })
  expect(readBarcode('unknown')).toEqual({})
  expect(readIsbn('0-306-40615-2; 978-0-306-40615-7')).toBe('9780306406157')
  expect(readIsbn('', '0-306-40615-2')).toBe('0306406152')
  expect(readIsbn('0-306-40615-3')).toBeUndefined()
})

test('formats and kinds of credits are understood by their words', () => {
  expect(seriesFormat({ publishing_format: 'limited series' })).toEqual({
    type: 'limited',
    format: 'comic',
  })
  expect(seriesFormat({ publishing_format: 'collected edition', binding: 'Hardcover' })).toEqual({
    type: 'collection',
    format: 'hardcover',
  })
  expect(seriesFormat({ format: 'Standard Magazine Size; ongoing' }).format).toBe('magazine')
  expect(rolesOfType('pencils, inks, colors')).toEqual(['penciller', 'inker', 'colorist'])
  expect(rolesOfType('design')).toEqual(['other'])
})

test('whatever an indexer wrote, names come out bare', () => {
  const signs = fc.constantFrom(...'[]();?,: aZé', 'Hulk', ' [', '] ')
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 60 }), (parts) => {
      const text = parts.join('')
      const names = [...readCreditText(text), ...readCharacterText(text).map(({ name }) => name)]
      for (const name of names) expect(name).toMatch(/^[^\s[\]();?][^[\]();?]*$/)
    }),
    { numRuns: rounds({ test: 200, soak: 20_000 }), seed: seedOfTest() },
  )
})
