import { toConfirm, toDisable, toEnable, toSignOut } from '../identity/embedded/account-acts.ts'
import type { AccountEntry } from '../identity/embedded/account-directory.ts'
import { makeResetLink, RESET_LINK_S, resetAddress } from '../identity/embedded/reset-links.ts'
import type { Statement } from '../store/database.ts'
import type { Act } from './audit.ts'
import { Refusal } from './refusal.ts'
import type { Site } from './site.ts'

interface Told {
  answer: string
  /** Beside what a script reads. */
  hint?: string
}

/** Throws a Refusal where it cannot be done; nothing has changed then. */
export async function runAct(
  site: Site,
  act: Exclude<Act, 'delete'>,
  member: AccountEntry,
): Promise<Told> {
  const { email } = member
  const at = site.now()
  const change = async (statements: Statement[], answer: string): Promise<Told> => {
    await site.write(act, member.id, 'done', statements)
    return { answer }
  }
  const leave = async (answer: string): Promise<Told> => {
    await site.write(act, member.id, 'unchanged')
    return { answer }
  }
  switch (act) {
    case 'verify':
      if (member.emailVerified) return leave(`${email} was confirmed already.`)
      return change(toConfirm(member, at), `${email} is confirmed.`)
    case 'disable':
      if (member.disabledAt !== null) return leave(`${email} was disabled already.`)
      return change(
        toDisable(member, at),
        `${email} is disabled: signed out everywhere, without access tokens, keys and shared lists.`,
      )
    case 'enable':
      if (member.disabledAt === null) return leave(`${email} was not disabled.`)
      return change(toEnable(member), `${email} can sign in again.`)
    case 'sign-out-everywhere':
      return change(toSignOut(member), `${email} is signed out on all devices.`)
    case 'reset-link':
      return giveResetLink(site, member, at)
  }
}

async function giveResetLink(site: Site, member: AccountEntry, at: Date): Promise<Told> {
  const { id, email, disabledAt } = member
  if (disabledAt !== null) throw new Refusal(`${email} is disabled: enable the account first.`)
  const { token, stored } = makeResetLink(id, at)
  await site.write('reset-link', id, 'done', [stored])
  const until = new Date(at.getTime() + RESET_LINK_S * 1000).toISOString().slice(11, 16)
  return {
    answer: resetAddress(site.config.publicUrl, token),
    hint: `Works once, until ${until} UTC. Give it to nobody but the owner of ${email}: it opens the account.`,
  }
}
