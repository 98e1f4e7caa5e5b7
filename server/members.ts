import type { IncomingHttpHeaders } from 'node:http'
import type { TokenScope } from '#contract/tokens.ts'
import { missingScope, signedOut } from './errors.ts'

/** The caller's identity, as far as the server's domains need it. */
export interface Member {
  id: string
  email: string
  /** An unverified address proves nothing about its owner. */
  emailVerified: boolean
  displayName: string | null
  photoURL: string | null
  /** When the member last signed in, if the accounts are kept elsewhere and the token tells it. */
  signedInAt?: Date
  /** What the access token opens with which the member came. A session opens everything. */
  scopes?: readonly TokenScope[]
}

export interface Members {
  /** Authenticates by the session cookie or the token in the headers; null for a visitor. */
  find(headers: IncomingHttpHeaders): Promise<Member | null>
}

/** Throws an ApiError for a visitor. */
export async function getMember(members: Members, headers: IncomingHttpHeaders): Promise<Member> {
  const member = await members.find(headers)
  if (member === null) throw signedOut()
  return member
}

/** Throws an ApiError for an access token without the scope. */
export function demandScope(member: Member, scope: TokenScope): void {
  if (!hasScope(member, scope)) throw missingScope(scope)
}

export function hasScope({ scopes }: Member, scope: TokenScope): boolean {
  return scopes === undefined || scopes.includes(scope)
}
