export interface Message {
  to: string
  subject: string
  text: string
}

/** The port for sending e-mail. */
export interface Mail {
  send(message: Message): Promise<void>
  /** Deletes what is stored of mails to this address; undefined where nothing is stored. */
  forget?(address: string): Promise<void>
}
