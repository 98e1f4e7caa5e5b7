import { describe, expect, test } from 'vitest'
import { ContactSchema } from './contact.ts'
import { IdempotencyKeySchema } from './idempotency-key.ts'

const right = {
  fullname: 'Asha Rao Menon',
  email: 'asha.rao@example.com',
  message: 'Where can I read the first issue?',
}

/** The first error of each field, as the form shows it. */
function complaintsAbout(input: object): Record<string, string> {
  const { error } = ContactSchema.safeParse({ ...right, ...input })
  const issues = error?.issues.map(({ path, message }) => [String(path[0] ?? ''), message]) ?? []
  return Object.fromEntries(issues.reverse())
}

const FAMILY = '\u{1f468}'

describe('the contact form', () => {
  test.each([
    { fullname: '' },
    { fullname: ' \t ' },
    { fullname: undefined },
    { fullname: null },
    { fullname: 12345678 },
    { fullname: ['Asha Rao Menon'] },
  ])('wants a name: %j', (input) => {
    expect(complaintsAbout(input)).toEqual({ fullname: 'Fullname is required' })
  })

  test.each([
    ['seven letters', { fullname: 'Asha Ra' }, 'Must be 8 characters minimum'],
    ['seven between blanks', { fullname: '  Asha Ra  ' }, 'Must be 8 characters minimum'],
    ['seven of two halves', { fullname: FAMILY.repeat(7) }, 'Must be 8 characters minimum'],
    ['41 letters', { fullname: 'a'.repeat(41) }, 'Must be 40 characters maximum'],
    ['41 of two halves', { fullname: FAMILY.repeat(41) }, 'Must be 40 characters maximum'],
    ['a NUL', { fullname: 'Asha Rao\0Menon' }, 'Must not hold control characters'],
    ['a bell', { fullname: 'Asha Rao\u0007Menon' }, 'Must not hold control characters'],
    ['a line end', { fullname: 'Asha Rao\nMenon' }, 'Must not hold control characters'],
    ['half a character', { fullname: 'Asha Rao \ud83d' }, 'Must not hold broken characters'],
  ])('refuses a name of %s', (_what, input, complaint) => {
    expect(complaintsAbout(input)).toEqual({ fullname: complaint })
  })

  test.each([
    [undefined, 'Email is required!'],
    ['', 'Email is required!'],
    [7, 'Email is required!'],
    ['asha', 'Must be a valid email!'],
    ['asha@', 'Must be a valid email!'],
    ['asha@example', 'Must be a valid email!'],
    ['asha rao@example.com', 'Must be a valid email!'],
    ['asha@example.com\nBcc: all@example.com', 'Must be a valid email!'],
    [`${'a'.repeat(250)}@example.com`, 'Must be a valid email!'],
  ])('answers the address %j with %j', (email, complaint) => {
    expect(complaintsAbout({ email })).toEqual({ email: complaint })
  })

  test.each([
    ['nothing', { message: '' }, 'Message is required'],
    ['eleven letters', { message: 'a'.repeat(11) }, 'Must be 12 characters minimum'],
    ['121 letters', { message: 'a'.repeat(121) }, 'Must be 120 characters maximum'],
    ['121 of two halves', { message: FAMILY.repeat(121) }, 'Must be 120 characters maximum'],
    ['an escape', { message: 'Hello \u001b[31m there' }, 'Must not hold control characters'],
    ['a form feed', { message: 'Hello there,\fyou' }, 'Must not hold control characters'],
  ])('refuses a message of %s', (_what, input, complaint) => {
    expect(complaintsAbout(input)).toEqual({ message: complaint })
  })

  test('takes the shortest and the longest, counted in whole characters without blanks around', () => {
    for (const fullname of [' Asha Rao ', 'a'.repeat(40), FAMILY.repeat(40)]) {
      expect(complaintsAbout({ fullname })).toEqual({})
    }
    for (const message of [` ${'a'.repeat(12)}\n`, 'a'.repeat(120), FAMILY.repeat(120)]) {
      expect(complaintsAbout({ message })).toEqual({})
    }
  })

  test('leaves all but the blanks around as it was typed', () => {
    const message = '<b>שלום</b>\n\t\u{1f469}\u200d\u{1f680} =1+1 & e\u0301'
    expect(ContactSchema.parse({ ...right, message: `  ${message} ` })).toEqual({
      ...right,
      message,
    })
  })

  test('names what it does not know', () => {
    const { error } = ContactSchema.safeParse({ ...right, admin: true })
    expect(error?.issues).toMatchObject([{ keys: ['admin'], message: 'There is no such field' }])
  })
})

test('an idempotency key is a UUID in any spelling', () => {
  const key = '0198a7c2-AAAA-7bbb-8ccc-0123456789ab'
  expect(IdempotencyKeySchema.parse(key)).toBe(key.toLowerCase())
  expect(IdempotencyKeySchema.safeParse('11111111-1111-1111-1111-111111111111').success).toBe(true)
  for (const other of ['', 'abc', `${key}0`, '../Other/x', `${key}, ${key}`]) {
    expect(IdempotencyKeySchema.safeParse(other).success).toBe(false)
  }
})
