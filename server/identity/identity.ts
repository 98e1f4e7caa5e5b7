import type { FastifyPluginAsync } from 'fastify'
import type { Member, Members } from '../members.ts'

export interface IdentityHooks {
  /** Removes what the other domains keep of a member; called before the account itself goes. */
  forget(memberId: string): Promise<void>
}

/** Who keeps the accounts: this server itself, or a service elsewhere. */
export interface Identity {
  members: Members
  /** What it answers under `/api/auth`, if anything. */
  routes: FastifyPluginAsync<IdentityHooks>
  /** All that it keeps of a member, but for what would open a door. */
  exportFor(member: Member): Promise<object>
  /** Plays the provider of social accounts where there is no other, and nobody else can come. */
  demoProvider?: FastifyPluginAsync | undefined
}
