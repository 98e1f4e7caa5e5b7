import { nameDevice } from '#contract/name-device.ts'
import type { AccountEntry } from '../identity/embedded/account-directory.ts'
import type { AuditEntry } from './audit.ts'
import { toColumns } from './columns.ts'

export interface ListedMember extends AccountEntry {
  lastSeenAt: string | null
}

interface ShownMember extends AccountEntry {
  signInWays: { way: string }[]
  secondFactors: { authenticatorApp: boolean; passkeys: unknown[] }
  devices: { userAgent: string | null; lastSeenAt: string }[]
  acts: AuditEntry[]
}

export function describeList(members: ListedMember[], total: number, width?: number): string {
  if (total === 0) return 'No members.\n'
  const rows = members.map((member) => [
    stateOf(member),
    dayOf(member.createdAt),
    dayOf(member.lastSeenAt),
    member.email,
    member.displayName,
  ])
  const count = total === 1 ? '1 member' : `${total} members`
  const hidden = total > members.length ? `, of whom the ${members.length} newest are shown` : ''
  const head = ['STATE', 'SINCE', 'LAST SEEN', 'E-MAIL', 'NAME']
  return `${toColumns([head, ...rows], width)}${count}${hidden}.\n`
}

export function describeMember(member: ShownMember, width?: number): string {
  const { signInWays, secondFactors, devices, acts, disabledAt } = member
  const { authenticatorApp, passkeys } = secondFactors
  const factors = [
    ...(authenticatorApp ? ['authenticator app'] : []),
    ...(passkeys.length > 0 ? [`passkeys: ${passkeys.length}`] : []),
  ]
  return toColumns(
    [
      ['e-mail', `${member.email}, ${member.emailVerified ? '' : 'not '}confirmed`],
      ['name', member.displayName],
      ['id', member.id],
      ['since', dayOf(member.createdAt)],
      ['state', disabledAt === null ? 'can sign in' : `disabled since ${timeOf(disabledAt)}`],
      ['signs in by', signInWays.map(({ way }) => wayOf(way)).join(', ')],
      ['factors', factors.join(', ') || 'none'],
      ...devices.map(({ userAgent, lastSeenAt }) => [
        'device',
        `${nameDevice(userAgent)}, last seen ${dayOf(lastSeenAt)}`,
      ]),
      ...acts.map(({ at, act, outcome, operator, host }) => [
        'act',
        `${timeOf(at)}: ${act}, ${outcome}, by ${operator}@${host}`,
      ]),
    ],
    width,
  )
}

/** The address only of accounts that there still are. */
export function describeAudit(entries: AuditEntry[], width?: number): string {
  if (entries.length === 0) return 'Nothing was done.\n'
  const rows = entries.map(({ at, operator, host, act, outcome, memberId, email }) => [
    timeOf(at),
    act,
    outcome,
    memberId,
    `${operator}@${host}`,
    email ?? '',
  ])
  return toColumns([['TIME', 'ACT', 'OUTCOME', 'MEMBER', 'BY', 'E-MAIL'], ...rows], width)
}

function stateOf({ disabledAt, emailVerified }: AccountEntry): string {
  if (disabledAt !== null) return 'disabled'
  return emailVerified ? 'confirmed' : 'unconfirmed'
}

function wayOf(providerId: string): string {
  return providerId === 'credential' ? 'password' : providerId
}

function dayOf(time: string | null): string {
  return time?.slice(0, 10) ?? '-'
}

function timeOf(time: string): string {
  return time.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')
}
