import { expect, test } from 'vitest'
import { toMailto } from './to-mailto.ts'

test.each([
  ['asha.rao@example.com', 'mailto:asha.rao@example.com'],
  ['a+b@example.com', 'mailto:a%2Bb@example.com'],
  [
    'a@example.com?bcc=all@example.com&body=x',
    'mailto:a@example.com%3Fbcc%3Dall@example.com%26body%3Dx',
  ],
  ['a@example.com\r\nBcc: b', 'mailto:a@example.com%0D%0ABcc%3A%20b'],
  ['javascript:alert(1)', 'mailto:javascript%3Aalert(1)'],
])('%j is written to at %s', (email, address) => {
  expect(toMailto(email)).toBe(address)
})
