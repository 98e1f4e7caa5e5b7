import type { IncomingHttpHeaders } from 'node:http'

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

/** For tests and programs without accounts. */
export const nobody: Members = { find: async () => null }
