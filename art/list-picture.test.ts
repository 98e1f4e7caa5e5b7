import { expect, test } from 'vitest'
import { drawList } from './list-picture.ts'

const COVER = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600"/>'

test('a name is drawn as paths, and nothing of it stands in the picture as text', () => {
  const svg = drawList({ name: '"><script>alert(1)</script>', count: 2, covers: [COVER, COVER] })
  expect(svg).not.toMatch(/script|alert|<text/)
  expect(svg.match(/width="258" height="387" xmlns/g)).toHaveLength(2)
})

test('a name that there are no letters for gives way to the number of comics', () => {
  const [japanese, russian, plain] = ['スパイダーマン', 'Что читать', '40 comics'].map((name) =>
    drawList({ name, count: 40, covers: [COVER] }),
  )
  expect(japanese).toBe(russian)
  // Which stands below a name otherwise.
  expect(plain?.length).toBeGreaterThan(japanese?.length ?? 0)
})

test.each(['W'.repeat(120), 'a '.repeat(60), 'ı', '½ & ∞'])('a name like %s fits', (name) => {
  const svg = drawList({ name, count: 0, covers: [] })
  expect(svg).not.toMatch(/NaN|Infinity/)
})
