import { parseArgs } from 'node:util'
import { InboxFilterSchema } from '#contract/inbox-filter.ts'
import type { Act } from './audit.ts'

const USAGE = `Usage: npm run members -- list [--text T] [--disabled] [--limit N] [--json]
       npm run members -- show WHO [--json]
       npm run members -- verify | reset-link | disable | enable | sign-out-everywhere WHO
       npm run members -- delete WHO [--yes]
       npm run members -- audit [--since D] [--json]
WHO is an e-mail address or an id. D is a day such as 2026-11-15, or a time such as 2026-11-15T09:30:00Z.`

const OPTIONS = {
  text: { type: 'string' },
  limit: { type: 'string' },
  since: { type: 'string' },
  disabled: { type: 'boolean' },
  json: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 100_000

type Option = keyof typeof OPTIONS

/** What may be said after each command. */
const ALLOWED: Record<string, Option[]> = {
  list: ['text', 'disabled', 'limit', 'json'],
  audit: ['since', 'json'],
  show: ['json'],
  verify: [],
  'reset-link': [],
  disable: [],
  enable: [],
  'sign-out-everywhere': [],
  delete: ['yes'],
}

export type MemberCommand =
  | { name: 'list'; text: string; disabledOnly: boolean; limit: number; json: boolean }
  | { name: 'audit'; since: Date | undefined; json: boolean }
  | { name: 'show'; who: string; json: boolean }
  | { name: 'delete'; who: string; yes: boolean }
  | { name: Exclude<Act, 'delete'>; who: string }

export class UsageError extends Error {}

/** Throws a UsageError. */
export function readCommand(args: string[]): MemberCommand {
  const { values, positionals } = parse(args)
  const [name = '', ...rest] = positionals
  const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined
  const given = Object.keys(values) as Option[]
  if (allowed === undefined || given.some((option) => !allowed.includes(option))) {
    throw new UsageError(USAGE)
  }
  const { text = '', disabled = false, json = false, yes = false } = values
  if (name === 'list' || name === 'audit') {
    if (rest.length > 0) throw new UsageError(USAGE)
    if (name === 'audit') return { name, since: readSince(values.since), json }
    return { name, text, disabledOnly: disabled, limit: readLimit(values.limit), json }
  }
  const [who, ...more] = rest
  if (!who || more.length > 0) throw new UsageError(USAGE)
  if (name === 'show') return { name, who, json }
  if (name === 'delete') return { name, who, yes }
  return { name: name as Exclude<Act, 'delete'>, who }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch {
    throw new UsageError(USAGE)
  }
}

function readLimit(value = String(DEFAULT_LIMIT)): number {
  const limit = /^\d{1,6}$/.test(value) ? Number(value) : 0
  if (limit < 1 || limit > MAX_LIMIT) {
    throw new UsageError(`--limit must be a number from 1 to ${MAX_LIMIT}`)
  }
  return limit
}

function readSince(value: string | undefined): Date | undefined {
  const since = InboxFilterSchema.shape.since.safeParse(value)
  if (!since.success) throw new UsageError(`--since ${since.error.issues[0]?.message}`)
  return since.data === undefined ? undefined : new Date(since.data)
}
