import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from '../mail.ts'
import { toEnvelope } from './envelope.ts'

interface OutboxOptions {
  folder: string
  from: string
  now: () => Date
}

/** Without SMTP: writes each mail as an .eml file, which every mail program opens. */
export function createOutbox({ folder, from, now }: OutboxOptions): Mail {
  return {
    async send(message) {
      const date = now()
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message: bytes } = await transport.sendMail(toEnvelope(message, from, date))
      const day = date.toISOString().replaceAll(':', '-')
      const file = join(folder, `${day}-${randomBytes(4).toString('hex')}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Written aside and renamed, so that a watcher of the folder sees complete files only.
      await writeFile(`${file}.part`, bytes, { mode: 0o600, flush: true })
      await rename(`${file}.part`, file)
    },
  }
}
