import type { InboxMessage } from '#contract/inbox.ts'
import { plainLine, plainText } from '../plain-text.ts'

/** For a terminal: control characters of user input are removed. */
export function describeMessages(messages: InboxMessage[]): string {
  if (messages.length === 0) return 'No messages.\n'
  const unread = messages.filter(({ readAt }) => readAt === null).length
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`
  return `${messages.map(describe).join('\n')}\n${count}, ${unread} unread.\n`
}

function describe({
  id,
  fullname,
  email,
  message,
  about,
  timestamp,
  readAt,
}: InboxMessage): string {
  const time = timestamp.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')
  const lines = plainText(message.replaceAll(/\r\n?/g, '\n')).split('\n')
  return [
    `${readAt === null ? 'unread' : 'read  '}  ${time}  ${plainLine(fullname)} <${plainLine(email)}>`,
    `        ${id}`,
    ...(about === null ? [] : [`        about ${plainLine(about)}`]),
    ...lines.map((text) => `        ${text}`),
    '',
  ].join('\n')
}
