import type { Member } from '../members.ts'

/** Whether the messages of all members are open to this one. */
export type IsReader = (member: Member) => boolean

/** The addresses are in lower case. One that nobody has verified may be anybody's. */
export function createIsReader(adminEmails: string[]): IsReader {
  return ({ email, emailVerified }) => emailVerified && adminEmails.includes(email.toLowerCase())
}
