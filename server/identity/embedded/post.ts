import type { FastifyBaseLogger } from 'fastify'
import type { Mail, Message } from '../../mail.ts'

/**
 * Sends mails in the background: no request waits for SMTP, and no response reveals whether a mail
 * was sent.
 */
export class Post {
  private readonly mail: Mail
  private readonly log: Pick<FastifyBaseLogger, 'error'>
  private readonly inFlight = new Set<Promise<void>>()

  constructor(mail: Mail, log: Pick<FastifyBaseLogger, 'error'>) {
    this.mail = mail
    this.log = log
  }

  send(message: Message): void {
    const sending = this.mail
      .send(message)
      .catch((error) => this.log.error({ err: error }, 'mail could not be sent'))
      .finally(() => this.inFlight.delete(sending))
    this.inFlight.add(sending)
  }

  /** Deletes what is stored of mails to this address, those in flight included. */
  async forget(address: string): Promise<void> {
    if (this.mail.forget === undefined) return
    await this.settled()
    await this.mail.forget(address)
  }

  /** Resolves when all mails passed to `send` have been sent or have failed. */
  async settled(): Promise<void> {
    await Promise.all(this.inFlight)
  }
}
