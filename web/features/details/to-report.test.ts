import { expect, test } from 'vitest'
import { toReport } from './to-report.ts'

/** The maximum length of a contact message. */
const MAX_MESSAGE = 120

function messageOf(address: string): string {
  return new URL(address, 'http://rack.test').searchParams.get('message') ?? ''
}

test('leads to the contact form with the page already named', () => {
  const address = toReport('Spider-Man', '/characters/1009610')
  expect(address).toMatch(/^\/\?message=.*#contact$/)
  expect(messageOf(address)).toBe('A mistake in Spider-Man (/characters/1009610): ')
})

test('leaves room to say what is wrong, however long the name', () => {
  const message = messageOf(toReport('A Very Long Title & More '.repeat(8), '/comics/2147483647'))
  expect(message.length).toBeLessThan(MAX_MESSAGE - 24)
})
