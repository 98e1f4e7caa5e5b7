import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
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
    async forget(address) {
      for (const name of await listMails(folder)) {
        const file = join(folder, name)
        if (recipientOf(await readFile(file, 'utf8')) === address.toLowerCase()) await rm(file)
      }
    },
  }
}

/** Those that a crash left half-written too. */
async function listMails(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => /\.eml(\.part)?$/.test(name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** A long header is folded: its next line begins with a blank. */
function recipientOf(mail: string): string | undefined {
  const unfolded = mail.replaceAll(/\r\n[ \t]+/g, ' ')
  return /^To: *<?([^\s>]+)>?$/im.exec(unfolded)?.[1]?.toLowerCase()
}
