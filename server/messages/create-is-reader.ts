import type { Member } from '../members.ts'

/** Whether a member may read the messages of all members. */
export type IsReader = (member: Member) => boolean

/**
 * `adminEmails` are in lower case. An unverified address may be anybody's, so it does not count.
 */
export function createIsReader(adminEmails: string[]): IsReader {
  return ({ email, emailVerified }) => emailVerified && adminEmails.includes(email.toLowerCase())
}
