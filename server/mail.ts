export interface Message {
  to: string
  subject: string
  text: string
}

/** What the server has to say to people who are not looking at it. */
export interface Mail {
  send(message: Message): Promise<void>
}
