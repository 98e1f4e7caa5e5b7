import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { type ReadMail, readMail } from './outbox.ts'

interface ReceivedMail {
  from: string
  to: string[]
  /** As it came over the wire. */
  raw: string
}

/** A mail server on loopback that keeps what it receives. */
export async function startSmtpServer() {
  const mails: ReceivedMail[] = []
  const received = new EventEmitter()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let raw = ''
      stream.on('data', (chunk) => (raw += chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
        done()
        received.emit('mail')
      })
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    mails,
    /** Resolves when this address has so many mails, oldest first. */
    async untilMails(address: string, count: number): Promise<ReadMail[]> {
      const find = () => mails.filter(({ to }) => to.includes(address))
      while (find().length < count) await once(received, 'mail')
      return find().map(({ raw }) => readMail(raw))
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
