import { type Account, createAccount } from '../account/create-account.ts'
import { type Collection, createCollection } from '../collection/create-collection.ts'
import type { Config } from '../config.ts'
import { createFavourites, type Favourites } from '../favourites/create-favourites.ts'
import { createImports, type Imports } from '../imports/create-imports.ts'
import { createLists, type Lists } from '../lists/create-lists.ts'
import type { Member } from '../members.ts'
import { createMessages, type Messages } from '../messages/create-messages.ts'
import { createProgress, type Progress } from '../progress/create-progress.ts'
import { createRack, type MemberRack } from '../rack/create-rack.ts'
import { createSharing, type Sharing } from '../sharing/create-sharing.ts'
import type { Database } from '../store/database.ts'
import type { Limits } from '../store/limits.ts'
import { createTokens, type Tokens } from '../tokens/create-tokens.ts'
import { readAuditOf } from './audit.ts'

/** Everything that is kept of members beside their accounts. */
export interface MemberDomains {
  account: Account
  favourites: Favourites
  tokens: Tokens
  progress: Progress
  lists: Lists
  collection: Collection
  rack: MemberRack
  imports: Imports
  sharing: Sharing
  queries: Messages
}

interface DomainDependencies {
  config: Pick<Config, 'firestore' | 'adminEmails'>
  database: Database
  secret: string
  limits: Limits
  now: () => Date
  /** Timeout of each call of the message store. */
  messageTimeoutMs?: number
}

export function createMemberDomains(dependencies: DomainDependencies): MemberDomains {
  const { config, database, secret, limits, now, messageTimeoutMs: timeoutMs } = dependencies
  return {
    account: createAccount({ database, secret, limits, now }),
    favourites: createFavourites({ database, now }),
    tokens: createTokens({ database, now }),
    progress: createProgress({ database, now }),
    lists: createLists({ database, now }),
    collection: createCollection({ database, now }),
    rack: createRack({ database, now }),
    imports: createImports({ database, limits, now }),
    sharing: createSharing({ database, now }),
    queries: createMessages({ config, database, limits, now, ...(timeoutMs && { timeoutMs }) }),
  }
}

/** Deletes what all domains store about a member; the account itself is the identity's. */
export async function forgetMember(
  { queries, ...others }: MemberDomains,
  store: Pick<Database, 'purge'>,
  memberId: string,
): Promise<void> {
  // Messages first, which may be in Firestore: if that fails, nothing has been deleted.
  await queries.forget(memberId)
  for (const domain of Object.values(others)) await domain.forget(memberId)
  await store.purge()
}

/** What all domains store about a member, and what an operator did to the account. */
export async function exportMemberDomains(
  { queries, ...others }: MemberDomains,
  store: Database,
  { id }: Pick<Member, 'id'>,
): Promise<object> {
  const exported = await Promise.all(Object.values(others).map((domain) => domain.exportFor(id)))
  const acts = await readAuditOf(store, id)
  return {
    ...Object.assign({}, ...exported),
    ...(await queries.exportFor(id)),
    operatorActs: acts.map(({ at, act, outcome }) => ({ at, act, outcome })),
  }
}
