import type { FastifyBaseLogger } from 'fastify'
import type { Mail, Message } from '../../mail.ts'

/** Nobody waits for the post office, and nobody learns from an answer whether a mail went out. */
export class Post {
  private readonly mail: Mail
  private readonly log: Pick<FastifyBaseLogger, 'error'>
  private readonly underWay = new Set<Promise<void>>()

  constructor(mail: Mail, log: Pick<FastifyBaseLogger, 'error'>) {
    this.mail = mail
    this.log = log
  }

  send(message: Message): void {
    const sending = this.mail
      .send(message)
      .catch((error) => this.log.error({ err: error }, 'mail could not be sent'))
      .finally(() => this.underWay.delete(sending))
    this.underWay.add(sending)
  }

  /** Resolves when all that was handed in has gone out, or failed. */
  async settled(): Promise<void> {
    await Promise.all(this.underWay)
  }
}
