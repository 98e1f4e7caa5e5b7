import type { InboxMessage } from '#contract/inbox.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal would obey
const TERMINAL_CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

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
  const lines = plain(message.replaceAll(/\r\n?/g, '\n')).split('\n')
  return [
    `${readAt === null ? 'unread' : 'read  '}  ${time}  ${line(fullname)} <${line(email)}>`,
    `        ${id}`,
    ...(about === null ? [] : [`        about ${line(about)}`]),
    ...lines.map((text) => `        ${text}`),
    '',
  ].join('\n')
}

function line(text: string): string {
  return plain(text.replaceAll(/\s+/g, ' '))
}

function plain(text: string): string {
  return text.replaceAll(TERMINAL_CONTROLS, '\ufffd')
}
