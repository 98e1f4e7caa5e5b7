import type { Config } from '../config.ts'
import { createMail } from '../mail/create-mail.ts'
import type { Mail } from '../mail.ts'
import type { Database, Statement } from '../store/database.ts'
import { createLimits } from '../store/limits.ts'
import { type Act, type Outcome, toWrite } from './audit.ts'
import { createMemberDomains, type MemberDomains } from './member-domains.ts'
import { openOwnStore } from './open-own-store.ts'
import type { Operator } from './operator.ts'

/** What the commands act on: the site of this configuration, whether its servers run or not. */
export interface Site {
  config: Config
  store: Database
  domains: MemberDomains
  mail: Mail
  now: () => Date
  /** All of it together with its line in the audit, or nothing. */
  write(act: Act, memberId: string, outcome: Outcome, statements?: Statement[]): Promise<void>
  close(): Promise<void>
}

export async function openSite(config: Config, operator: Operator): Promise<Site> {
  const store = await openOwnStore(config)
  const now = () => new Date()
  // To forget takes neither the secret nor the counts, which are elsewhere with SQLite.
  const limits = createLimits(store, now)
  const domains = createMemberDomains({ config, database: store, secret: '', limits, now })
  return {
    config,
    store,
    domains,
    mail: createMail(config, now),
    now,
    write: (act, memberId, outcome, statements = []) => {
      const entry = { ...operator, at: now(), act, memberId, outcome }
      return store.batch([...statements, ...toWrite(entry)])
    },
    close: async () => {
      await domains.queries.close()
      await store.close()
    },
  }
}
