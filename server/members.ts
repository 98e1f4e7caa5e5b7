import type { IncomingHttpHeaders } from 'node:http'

/** Who is calling, as far as the catalogue must know. Accounts will fill this port. */
export interface Members {
  isMember(headers: IncomingHttpHeaders): Promise<boolean>
}

/** While there are no accounts there are no members. */
export const nobody: Members = { isMember: async () => false }
