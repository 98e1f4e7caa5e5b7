import { copyFileSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { createMail } from './create-mail.ts'

const from = 'Spinner Rack <no-reply@rack.example>'
const now = () => new Date('1962-08-10T12:00:00Z')
const message = {
  to: 'asha.rao@example.com',
  subject: 'A new password',
  text: 'Hello,\n\nhttp://rack.example/reset-password?token=aB3_-\n\nGoodbye.\n',
}

describe('without SMTP', () => {
  function buildOutbox() {
    const dataDir = buildTemporaryFolder()
    const mail = createMail({ mail: { smtpUrl: undefined, from }, dataDir }, now)
    return { mail, folder: join(dataDir, 'outbox') }
  }

  test('lays each mail into the outbox, readable by the server alone', async () => {
    const { mail, folder } = buildOutbox()
    await mail.send(message)
    await mail.send(message)
    const files = readdirSync(folder)
    expect(files).toHaveLength(2)
    for (const file of files) {
      expect(file).toMatch(/^1962-08-10T12-00-00\.000Z-[0-9a-f]{8}\.eml$/)
      expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
    }
  })

  test.each([
    'asha.rao@example.com',
    'Asha.Rao@Example.com',
    "o'neil+comics@example.com",
    `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`,
  ])('security 11: deletes the mails to %s, and no others', async (to) => {
    const { mail, folder } = buildOutbox()
    await mail.forget?.(to)
    await mail.send({ ...message, to })
    const [sent = ''] = readdirSync(folder)
    copyFileSync(join(folder, sent), join(folder, 'crashed.eml.part'))
    await mail.send({ ...message, to: 'norman@example.com', text: `To: ${to}` })
    expect(readdirSync(folder)).toHaveLength(3)
    await mail.forget?.(to.toLowerCase())
    const left = readdirSync(folder)
    expect(left).toHaveLength(1)
    expect(readFileSync(join(folder, left[0] ?? ''), 'utf8')).toContain('To: norman@example.com')
  })

  test('writes it as mail programs read it', async () => {
    const { mail, folder } = buildOutbox()
    await mail.send(message)
    const [file = ''] = readdirSync(folder)
    const [head = '', ...paragraphs] = readFileSync(join(folder, file), 'utf8').split('\r\n\r\n')
    const lines = head.split('\r\n')
    expect(lines).toContain(`From: ${from}`)
    expect(lines).toContain('To: asha.rao@example.com')
    expect(lines).toContain('Date: Fri, 10 Aug 1962 12:00:00 +0000')
    expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
    expect(lines).toContain('Auto-Submitted: auto-generated')
    expect(head).toMatch(/^Message-ID: <.+@rack\.example>$/m)
    expect(paragraphs).toContain('http://rack.example/reset-password?token=aB3_-')
  })

  test('says anything in letters that every mail server lets through', async () => {
    const { mail, folder } = buildOutbox()
    await mail.send({ ...message, subject: 'नमस्ते', text: 'नमस्ते – Ω' })
    const [file = ''] = readdirSync(folder)
    const bytes = readFileSync(join(folder, file))
    expect(bytes.every((byte) => byte < 128)).toBe(true)
    const [head = '', body = ''] = bytes.toString().split('\r\n\r\n')
    expect(head).toContain(`Subject: =?UTF-8?B?${Buffer.from('नमस्ते').toString('base64')}?=`)
    expect(Buffer.from(body, 'base64').toString().trim()).toBe('नमस्ते – Ω')
  })

  test.each([
    ['the address', { to: 'a@example.com\r\nBcc: everybody@example.com' }],
    ['the subject', { subject: 'Hello\nBcc: everybody@example.com' }],
  ])('takes no second header by %s', async (_part, change) => {
    const { mail, folder } = buildOutbox()
    await expect(mail.send({ ...message, ...change })).rejects.toThrow('single line')
    expect(() => readdirSync(folder)).toThrow('ENOENT')
  })

  test('makes no second address of a comma', async () => {
    const { mail, folder } = buildOutbox()
    await mail.send({ ...message, to: 'a@example.com, everybody@example.com' })
    const [file = ''] = readdirSync(folder)
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/^To: a@example\.com, every/m)
  })
})

describe('with SMTP', () => {
  test('hands the mail over by SMTP', async () => {
    const { url, mails } = await buildSmtpServer()
    const mail = createMail({ mail: { smtpUrl: url, from }, dataDir: '/nowhere' }, now)
    await mail.send(message)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ from: 'no-reply@rack.example', to: ['asha.rao@example.com'] })
    expect(mails[0]?.raw).toContain('To: asha.rao@example.com\r\n')
  })

  test('says so when nobody is there', async () => {
    const { url, close } = await buildSmtpServer()
    await close()
    const mail = createMail({ mail: { smtpUrl: url, from }, dataDir: '/nowhere' }, now)
    await expect(mail.send(message)).rejects.toThrow('ECONNREFUSED')
  })
})

async function buildSmtpServer() {
  const server = await startSmtpServer()
  onCleanUp(server.close)
  return server
}
