export interface Message {
  to: string
  subject: string
  text: string
}

/** The port for sending e-mail. */
export interface Mail {
  send(message: Message): Promise<void>
}
