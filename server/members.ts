import type { IncomingHttpHeaders } from 'node:http'
import { signedOut } from './errors.ts'

/** Who is calling, as far as the domains of the server must know. */
export interface Member {
  id: string
  email: string
  /** Only a verified address counts for more than its bearer's word. */
  emailVerified: boolean
  displayName: string | null
  photoURL: string | null
}

export interface Members {
  /** By the session or the token that the headers carry; null for a visitor. */
  find(headers: IncomingHttpHeaders): Promise<Member | null>
}

/** Throws an ApiError for a visitor. */
export async function getMember(members: Members, headers: IncomingHttpHeaders): Promise<Member> {
  const member = await members.find(headers)
  if (member === null) throw signedOut()
  return member
}
