import type { Member, Members } from '../members.ts'

export function buildMember(overrides: Partial<Member> = {}): Member {
  return {
    id: 'member-1',
    email: 'asha.rao@example.com',
    emailVerified: false,
    displayName: 'Asha Rao',
    photoURL: null,
    ...overrides,
  }
}

/** Authenticates every caller as this member. */
export function everybodyIs(member: Member = buildMember()): Members {
  return { find: async () => member }
}
