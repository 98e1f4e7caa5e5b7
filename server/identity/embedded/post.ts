import type { FastifyBaseLogger } from 'fastify'
import type { Mail, MailCounts, Message } from '../../mail.ts'
import type { Verdict } from '../../store/limits.ts'
import type { Delivery } from './delivery.ts'
import type { Throttle } from './throttle.ts'

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>

/** Writes the mail, once it is known that it may be sent. */
type Compose = (to: string) => Message | Promise<Message>

/**
 * Sends mails in the background: no request waits for SMTP, and no response reveals whether a mail
 * was sent. Every mail counts, whatever it says: above the limits it is not sent.
 */
export class Post {
  private readonly mail: Mail
  private readonly throttle: Pick<Throttle, 'countMail'>
  private readonly log: Log
  private readonly counts: MailCounts
  private readonly inFlight = new Set<Promise<void>>()

  constructor(
    mail: Mail,
    throttle: Pick<Throttle, 'countMail'>,
    log: Log,
    counts: MailCounts = { sent: 0, failed: 0, heldBack: 0 },
  ) {
    this.mail = mail
    this.throttle = throttle
    this.log = log
    this.counts = counts
  }

  /** A mail above the limits is dropped, security notices too; the log tells it without the address. */
  send(delivery: Delivery, compose: Compose): void {
    this.runInBackground(async () => {
      const { allowed } = await this.throttle.countMail(delivery)
      if (allowed) return this.sendNow(delivery, compose)
      this.counts.heldBack += 1
      this.log.warn('mail was not sent: too many to its recipient or for its caller')
    })
  }

  /** For a member who asked for the mail and is told if there were too many. */
  async sendIfAllowed(delivery: Delivery, compose: Compose): Promise<Verdict> {
    const verdict = await this.throttle.countMail(delivery)
    if (verdict.allowed) this.runInBackground(() => this.sendNow(delivery, compose))
    else this.counts.heldBack += 1
    return verdict
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

  private async sendNow({ to }: Delivery, compose: Compose): Promise<void> {
    await this.mail.send(await compose(to))
    this.counts.sent += 1
  }

  private runInBackground(work: () => Promise<void>): void {
    const sending = work()
      .catch((error) => {
        this.counts.failed += 1
        this.log.error({ err: error }, 'mail could not be sent')
      })
      .finally(() => this.inFlight.delete(sending))
    this.inFlight.add(sending)
  }
}
