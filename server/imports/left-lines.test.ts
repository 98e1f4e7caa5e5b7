import { expect, test } from 'vitest'
import { LeftLines, MAX_LEFT, MAX_LEFT_TEXT } from './left-lines.ts'

test('more lines than are kept are counted, and long ones are cut', () => {
  const left = new LeftLines()
  left.add({ line: MAX_LEFT + 2, text: '🕷'.repeat(MAX_LEFT_TEXT + 1), remark: 'Unknown.' })
  for (let line = MAX_LEFT + 1; line > 0; line -= 1) left.add({ line, text: 'Thor #337' })
  expect(left.count).toBe(MAX_LEFT + 2)
  expect(left.lines).toHaveLength(MAX_LEFT)
  expect(left.lines[0]).toEqual({ line: 3, text: 'Thor #337' })
  expect(left.lines.at(-1)).toEqual({
    line: MAX_LEFT + 2,
    text: `${'🕷'.repeat(MAX_LEFT_TEXT - 1)}…`,
    remark: 'Unknown.',
  })
})
