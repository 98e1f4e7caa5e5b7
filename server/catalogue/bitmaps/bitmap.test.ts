import { expect, test } from 'vitest'
import { bitmapName, type Drawing } from './bitmap.ts'

const DRAWING: Drawing = { svg: '<svg/>', etag: 'one', format: 'jpg' }

test('a bitmap has another name for another drawing, format, width or encoder', () => {
  const names = [
    bitmapName(DRAWING),
    bitmapName({ ...DRAWING, etag: 'other' }),
    bitmapName({ ...DRAWING, format: 'png' }),
    bitmapName({ ...DRAWING, width: 500 }),
    bitmapName(DRAWING, 'another encoder'),
  ]
  expect(new Set(names).size).toBe(names.length)
  expect(bitmapName({ ...DRAWING, width: 600 }), 'the width of whole pictures').toBe(names[0])
})
