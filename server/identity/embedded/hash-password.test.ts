import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './hash-password.ts'

test('is argon2id at the cost that OWASP asks for, with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('Passw0rd!'), hashPassword('Passw0rd!')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
})

test('knows the right password from a wrong one', async () => {
  const stored = await hashPassword('Excelsior! 1962')
  expect(await verifyPassword(stored, 'Excelsior! 1962')).toBe(true)
  expect(await verifyPassword(stored, 'excelsior! 1962')).toBe(false)
  expect(await verifyPassword(stored, '')).toBe(false)
})

test('takes one letter for the same however a keyboard writes it', async () => {
  const stored = await hashPassword('Caf\u00e9 No. 1')
  expect(await verifyPassword(stored, 'Cafe\u0301 No. 1')).toBe(true)
})

test('reads what was written at another cost', async () => {
  const nonce = Buffer.from('a salt of 16 byt')
  const cost = { memory: 64, passes: 3, parallelism: 2 }
  const tag = argon2Sync('argon2id', { ...cost, message: 'Passw0rd!', nonce, tagLength: 32 })
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  const stored = `$argon2id$v=19$m=64,t=3,p=2$${salt}$${hash}`
  expect(await verifyPassword(stored, 'Passw0rd!')).toBe(true)
  expect(await verifyPassword(stored.replace('t=3', 't=4'), 'Passw0rd!')).toBe(false)
})

test.each(['', 'Passw0rd!', '$2b$10$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=1,t=1,p=1$$'])(
  'lets nobody in by what is no hash: %j',
  async (stored) => {
    expect(await verifyPassword(stored, stored)).toBe(false)
  },
)
