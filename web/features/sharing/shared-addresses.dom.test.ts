import { expect, test } from 'vitest'
import { readPage, toEmbedCode, toSharedPage } from './shared-addresses.ts'

test('the code for another page holds whatever a list may be called', () => {
  const frame = document.createElement('div')
  frame.innerHTML = toEmbedCode('abc', '"><script>&amp; Co')
  expect(frame.children).toHaveLength(1)
  expect(frame.querySelector('iframe')).toMatchObject({
    src: `${window.location.origin}/shared/abc/embed`,
    title: '"><script>&amp; Co',
  })
})

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=-1', 1],
  ['?page=2.5', 1],
  ['?page=1e99', 1],
  ['?page=two', 1],
])('%s is page %i', (search, page) => {
  expect(readPage(search)).toBe(page)
})

test('the first page has the address that was given out', () => {
  expect(toSharedPage('abc', 1)).toBe('/shared/abc')
  expect(toSharedPage('abc', 2)).toBe('/shared/abc?page=2')
})
