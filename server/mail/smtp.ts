import type { Mail } from '../mail.ts'
import { toEnvelope } from './envelope.ts'

interface SmtpOptions {
  /** `smtps:` is TLS from the first byte, `smtp:` upgrades by STARTTLS where offered. */
  url: string
  from: string
  now: () => Date
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export function createSmtp({ url, from, now }: SmtpOptions): Mail {
  return {
    async send(message) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ url, ...TIMEOUTS })
      await transport.sendMail(toEnvelope(message, from, now()))
    },
  }
}
