import { expect, test } from 'vitest'
import { ContactSchema } from './contact.ts'
import { SignUpSchema } from './identity.ts'
import { nameSchema } from './name-schema.ts'

const OVERRIDE = '\u202e'

test('what turns the direction of writing is taken out of a name', () => {
  const name = `\u2067${OVERRIDE}oaR\u202c \u200fahsA\u2069`
  const signUp = { displayName: name, email: 'asha@example.com', password: 'Passw0rd!' }
  expect(SignUpSchema.parse(signUp).displayName).toBe('oaR ahsA')
  const contact = { fullname: name, email: 'asha@example.com', message: 'A message of mine.' }
  expect(ContactSchema.parse(contact).fullname).toBe('oaR ahsA')
})

test('a name of nothing else is none', () => {
  const { error } = nameSchema('A name is required', 60).safeParse(` ${OVERRIDE} `)
  expect(error?.issues.map(({ message }) => message)).toEqual(['A name is required'])
})

test('letters keep the direction of their own', () => {
  const name = 'שרה כהן'
  expect(nameSchema('A name is required', 60).parse(name)).toBe(name)
})
