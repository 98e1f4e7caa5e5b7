import type { Auth } from '../auth.ts'

/**
 * Deletes what a deleted member has begun and not ended: second steps, passkeys, links of mails. The
 * rows hold the id of the member, some of them the e-mail address too.
 */
export async function forgetChallenges(auth: Auth, memberId: string): Promise<void> {
  const { adapter } = await auth.$context
  const where = [{ field: 'value', operator: 'contains' as const, value: memberId }]
  await adapter.deleteMany({ model: 'verification', where })
}
