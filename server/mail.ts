export interface Message {
  to: string
  subject: string
  text: string
}

/** Mails since the start; held back: there were too many to a recipient or for a caller. */
export interface MailCounts {
  sent: number
  failed: number
  heldBack: number
}

/** The port for sending e-mail. */
export interface Mail {
  send(message: Message): Promise<void>
  /** Deletes what is stored of mails to this address; undefined where nothing is stored. */
  forget?(address: string): Promise<void>
}
