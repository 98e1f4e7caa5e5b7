import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { InboxFilterSchema } from '#contract/inbox-filter.ts'
import { readConfig } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { openMessageStore } from './create-message-store.ts'
import { describeMessages } from './describe-messages.ts'
import { type MessageFilter, toFilter } from './message-filter.ts'
import { isMessageId } from './message-id.ts'
import { MessageReader, messagesToCsv } from './message-reader.ts'
import type { MessageStore } from './message-store.ts'
import { StoreFailure } from './store-failure.ts'

const USAGE = `Usage: npm run queries -- list [--since D] [--until D] [--text T] [--unread]
       npm run queries -- read ID…
       npm run queries -- export csv|json [FILE] [--since D] [--until D] [--text T] [--unread]
D is a day such as 2026-11-15, or a time such as 2026-11-15T09:30:00Z.`

const OPTIONS = {
  since: { type: 'string' },
  until: { type: 'string' },
  text: { type: 'string' },
  unread: { type: 'boolean' },
} as const

interface Terminal {
  print(text: string): void
  complain(text: string): void
}

type Command = (store: MessageStore, terminal: Terminal) => Promise<number>

class UsageError extends Error {}

/** Returns the exit code: 0 success, 1 failure, 2 usage error. */
export async function runCommand(
  args: string[],
  environment: Record<string, string | undefined>,
  terminal: Terminal,
  timeoutMs?: number,
): Promise<number> {
  try {
    const command = readCommand(args)
    const open = () => openMessageStore(readConfig(environment), () => new Date(), timeoutMs)
    return await withStore(open, (store) => command(store, terminal))
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.complain(error.message)
      return 2
    }
    terminal.complain(wordsFor(error))
    return 1
  }
}

function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args)
  const [name, ...rest] = positionals
  const filter = readFilter(values)
  if (name === 'list' && rest.length === 0) return list(filter)
  if (name === 'read' && rest.length > 0) return markRead(rest)
  const [format, file, ...more] = rest
  if (name === 'export' && (format === 'csv' || format === 'json') && more.length === 0) {
    return write(filter, format, file)
  }
  throw new UsageError(USAGE)
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch {
    throw new UsageError(USAGE)
  }
}

function readFilter({ unread, ...values }: ReturnType<typeof parse>['values']): MessageFilter {
  const filter = InboxFilterSchema.safeParse({ ...values, unread: String(unread ?? false) })
  if (filter.success) return toFilter(filter.data)
  const complaints = filter.error.issues.map(
    ({ path, message }) => `--${String(path[0])} ${message}`,
  )
  throw new UsageError(complaints.join('\n'))
}

function list(filter: MessageFilter): Command {
  return async (store, { print }) => {
    print(describeMessages(await new MessageReader(store).all(filter)))
    return 0
  }
}

function markRead(ids: string[]): Command {
  return async (store, { complain }) => {
    const missing: string[] = []
    for (const id of ids) {
      const marked = isMessageId(id) && (await store.mark(id, new Date()))
      if (!marked) missing.push(id)
    }
    for (const id of missing) complain(`There is no message ${id}.`)
    return missing.length === 0 ? 0 : 1
  }
}

function write(filter: MessageFilter, format: 'csv' | 'json', file: string | undefined): Command {
  return async (store, { print }) => {
    const messages = await new MessageReader(store).all(filter)
    const exportedAt = new Date().toISOString()
    const text =
      format === 'csv'
        ? messagesToCsv(messages)
        : `${JSON.stringify({ exportedAt, queries: messages }, null, 2)}\n`
    // Messages are private: readable by the owner only.
    if (file === undefined) print(text)
    else writeFileSync(file, text, { mode: 0o600 })
    return 0
  }
}

async function withStore(
  open: () => Promise<MessageStore>,
  use: (store: MessageStore) => Promise<number>,
): Promise<number> {
  const store = await open()
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

function wordsFor(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  const cause = error instanceof StoreFailure ? error.cause : error
  const reason = cause instanceof Error ? cause.message : String(cause)
  return error instanceof StoreFailure ? `${error.body.code}: ${reason}` : reason
}
