import { toDelete, toDisable } from '../identity/embedded/account-acts.ts'
import type { AccountEntry } from '../identity/embedded/account-directory.ts'
import { forgetMember } from './member-domains.ts'
import { Refusal } from './refusal.ts'
import type { Site } from './site.ts'
import { wordsFor } from './words-for.ts'

/** Deletes the account and all that is kept of its member, as the member's own deletion does. */
export async function deleteMember(site: Site, member: AccountEntry): Promise<void> {
  const { store, mail, now } = site
  // Disabled first: from here on nothing is added to what is being deleted.
  await site.write('delete', member.id, 'begun', toDisable(member, now()))
  const work = async () => {
    await forgetMember(site.domains, store, member.id)
    await mail.forget?.(member.email)
    await site.write('delete', member.id, 'done', toDelete(member))
    await store.purge()
  }
  await recorded(site, member.id, work, 'The account is disabled until this has run to its end.')
}

/** Where the accounts are kept elsewhere: what is kept here of the member with this id. */
export async function deleteWhatIsKept(site: Site, memberId: string): Promise<void> {
  await site.write('delete', memberId, 'begun')
  const work = async () => {
    await forgetMember(site.domains, site.store, memberId)
    await site.write('delete', memberId, 'done')
  }
  await recorded(site, memberId, work, 'Not all that was kept is deleted.')
}

async function recorded(
  site: Site,
  memberId: string,
  work: () => Promise<void>,
  remark: string,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    // Where this cannot be written either, `begun` stays without an end.
    await site.write('delete', memberId, 'failed').catch(() => {})
    throw new Refusal(`${wordsFor(error)}. ${remark}`)
  }
}
