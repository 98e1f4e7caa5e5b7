import type { SendMailOptions } from 'nodemailer'
import type { Message } from '../mail.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these would begin a header of their own
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/

/** Plain text only: no remote content, no read tracking. */
export function toEnvelope(message: Message, from: string, date: Date): SendMailOptions {
  const { to, subject, text } = message
  if (CONTROL_CHARACTERS.test(to + subject)) throw new Error('A header must be a single line.')
  return {
    from,
    // As an object, so that a comma in it does not split it into two addresses.
    to: { name: '', address: to },
    subject,
    text,
    date,
    // Suppresses automatic replies.
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
