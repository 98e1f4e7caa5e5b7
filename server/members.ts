import type { FastifyRequest } from 'fastify'

/** Who is calling, as far as the catalogue must know. Accounts will fill this port. */
export interface Members {
  isMember(request: FastifyRequest): Promise<boolean>
}

/** While there are no accounts there are no members. */
export const nobody: Members = { isMember: async () => false }
