import { expect, it } from 'vitest'
import { boxOf, largeAreas } from './clip.ts'

it('measures every way of going on that heads use', () => {
  expect(boxOf('M-36 -14h11v10h-11Z')).toEqual([-36, -14, -25, -4])
  expect(boxOf('M-72 -44H72V-20L3 5Q9 90 -80 6C0 0 1 1 99 2Z')).toEqual([-80, -44, 99, 90])
})

it('refuses to measure what it does not know', () => {
  expect(() => boxOf('M0 0A5 5 0 1 0 9 9')).toThrow('A5')
})

it('keeps large areas once, and no lines, features or shadows', () => {
  const large = 'M-50 -60L50 -60L50 60Z'
  const drawing = [
    `<path d="${large}" fill="#111111"/>`,
    `<path d="${large}" fill="#222222"/>`,
    '<path d="M-90 -90L90 -90L0 90Z" fill="none" stroke="#111111" stroke-width="3"/>',
    '<path d="M-9 -9L9 -9L0 9Z" fill="#111111"/>',
    '<path d="M0 -90L100 -90L9 90Z" fill="#111111"/>',
    '<circle cx="0" cy="0" r="20" fill="#111111"/>',
    '<circle cx="1" cy="2" r="60" fill="#111111"/>',
  ].join('')
  expect(largeAreas(drawing)).toBe(
    `<path d="${large}"/><path d="M-59 2A60 60 0 1 0 61 2A60 60 0 1 0 -59 2Z"/>`,
  )
})
