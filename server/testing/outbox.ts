import { mkdirSync, readdirSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'

export interface ReadMail {
  to: string
  subject: string
  text: string
}

/** Resolves when the folder holds this many mails, oldest first. */
export async function untilMails(folder: string, count: number): Promise<ReadMail[]> {
  mkdirSync(folder, { recursive: true })
  const find = () => readdirSync(folder).filter((file) => file.endsWith('.eml'))
  await new Promise<void>((resolve) => {
    const watcher = watch(folder, () => check())
    const check = () => {
      if (find().length < count) return
      watcher.close()
      resolve()
    }
    check()
  })
  return find()
    .sort()
    .map((file) => readMail(readFileSync(join(folder, file), 'utf8')))
}

export function readMail(mail: string): ReadMail {
  const head = mail.slice(0, mail.indexOf('\r\n\r\n'))
  const body = mail.slice(head.length + 4)
  const read = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim() ?? ''
  const quoted = read('Content-Transfer-Encoding') === 'quoted-printable'
  return { to: read('To'), subject: read('Subject'), text: quoted ? unquote(body) : body }
}

function unquote(body: string): string {
  const hex = (_match: string, code: string) => String.fromCharCode(Number.parseInt(code, 16))
  return body.replaceAll('=\r\n', '').replace(/=([0-9A-F]{2})/g, hex)
}

/** The link in a mail. */
export function linkIn({ text }: ReadMail): URL {
  return new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'about:blank')
}

/** The token of the link in a mail. */
export function tokenIn(mail: ReadMail | undefined): string {
  if (mail === undefined) throw new Error('No mail was sent.')
  return linkIn(mail).searchParams.get('token') ?? ''
}
