import { expect, test } from 'vitest'
import { imageSizeOf } from './image-size.mjs'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')

const JPG = 'ffd8 ffe0 0004 0000 ffc4 0005 000000 ffc2 0008 08 00fa 0064 01'
const PNG = '89504e470d0a1a0a 0000000d 49484452 00000064 000000fa 08'
const GIF = '474946383961 6400 fa00 00'

test.each([
  ['jpg, behind its tables', JPG],
  ['png', PNG],
  ['gif', GIF],
])('the size of a %s', (_format, bytes) => {
  expect(imageSizeOf(hex(bytes))).toEqual({ width: 100, height: 250 })
})

test.each([
  ['nothing', ''],
  ['a page', Buffer.from('<h1>Not found</h1>').toString('hex')],
  ['a jpg that ends before its size', 'ffd8 ffe0 0004 0000 ffc0 0008 08'],
  ['a jpg without a frame', 'ffd8 ffe0 0004 0000 0000'],
  ['a png that ends before its size', '89504e470d0a1a0a'],
])('%s has none', (_what, bytes) => {
  expect(imageSizeOf(hex(bytes))).toBeUndefined()
})
