import {
  type AccountEntry,
  findLastSeen,
  listAccounts,
} from '../identity/embedded/account-directory.ts'
import { exportMember } from '../identity/embedded/export-member.ts'
import { plainJson } from '../plain-text.ts'
import { readAudit, readAuditOf } from './audit.ts'
import { describeAudit, describeList, describeMember } from './describe-members.ts'
import type { MemberCommand } from './read-command.ts'
import type { Site } from './site.ts'
import type { Terminal } from './terminal.ts'

type Named<Name> = Extract<MemberCommand, { name: Name }>

export async function showList(
  { store }: Site,
  { json, ...filter }: Named<'list'>,
  { print, width }: Terminal,
): Promise<void> {
  const { accounts, total } = await listAccounts(store, filter)
  const seen = await findLastSeen(
    store,
    accounts.map(({ id }) => id),
  )
  const members = accounts.map((account) => ({
    ...account,
    lastSeenAt: seen.get(account.id) ?? null,
  }))
  print(json ? plainJson({ total, members }) : describeList(members, total, width))
}

export async function showMember(
  { store }: Site,
  account: AccountEntry,
  json: boolean,
  { print, width }: Terminal,
): Promise<void> {
  const { signInWays, secondFactors, devices } = await exportMember(store, account.id)
  const acts = await readAuditOf(store, account.id)
  const member = { ...account, signInWays, secondFactors, devices, acts }
  print(json ? plainJson(member) : describeMember(member, width))
}

export async function showAudit(
  { store }: Site,
  { since, json }: Named<'audit'>,
  { print, width }: Terminal,
): Promise<void> {
  const entries = await readAudit(store, since)
  print(json ? plainJson(entries) : describeAudit(entries, width))
}
