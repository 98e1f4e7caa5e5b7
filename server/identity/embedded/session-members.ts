import { LRUCache } from 'lru-cache'
import { isRecent } from '../../is-recent.ts'
import type { Member, Members } from '../../members.ts'
import type { Database } from '../../store/database.ts'
import { Unavailable } from '../../store/unavailable.ts'
import { readSessionToken } from './session-cookie.ts'

/** Says too how many acts of an operator there are: each may have ended sessions. */
const FIND = `
  SELECT u.id, u.email, u."emailVerified", u.name, u.image, u."createdAt",
    (SELECT MAX(seq) FROM member_acts) AS acts
  FROM identity_sessions s JOIN identity_users u ON u.id = s."userId"
  WHERE s.token = ? AND s."expiresAt" > ? AND u."disabledAt" IS NULL`

/** How long a session that was read is trusted while the database is away. */
const REMEMBERED_MS = 5 * 60_000
const MAX_REMEMBERED = 20_000

interface Row {
  id: string
  email: string
  emailVerified: number
  name: string
  image: string | null
  createdAt: string
  acts: number | null
}

interface SessionMembersOptions {
  database: Database
  cookieName: string
  secret: string
  now: () => Date
}

export interface SessionMembers extends Members {
  /** The owner of a session, by the token alone. */
  findOwner(token: string): Promise<(Member & { createdAt: string }) | null>
  /** Forgets sessions that were ended on this server, so that they end here at once. */
  forget(tokens: string[]): void
}

/**
 * Runs on every call of the catalogue, so it reads one row, writes nothing and bypasses
 * better-auth, which takes several times as long; a test checks that both agree. While the database is
 * away, a session that it confirmed in the last five minutes is still valid.
 */
export function createSessionMembers(options: SessionMembersOptions): SessionMembers {
  const { database, cookieName, secret, now } = options
  const remembered = new LRUCache<string, { member: Member; readAt: number }>({
    max: MAX_REMEMBERED,
  })
  let knownActs: number | null = null

  async function read(token: string, at: Date): Promise<Member | null> {
    const row = await database.first<Row>(FIND, token, at.toISOString())
    if (row === undefined) {
      remembered.delete(token)
      return null
    }
    // Commands run in a process of their own and cannot say whose sessions they have ended.
    if (row.acts !== knownActs) remembered.clear()
    knownActs = row.acts
    const member = toMember(row)
    remembered.set(token, { member, readAt: at.getTime() })
    return member
  }

  return {
    async find({ cookie }) {
      const token = readSessionToken(cookie, cookieName, secret)
      if (token === undefined) return null
      const at = now()
      try {
        return await read(token, at)
      } catch (error) {
        const known = remembered.get(token)
        const fresh = known && isRecent(known.readAt, at.getTime(), REMEMBERED_MS)
        if (error instanceof Unavailable && fresh) return known.member
        throw error
      }
    },
    async findOwner(token) {
      const row = await database.first<Row>(FIND, token, now().toISOString())
      return row === undefined ? null : { ...toMember(row), createdAt: row.createdAt }
    },
    forget(tokens) {
      for (const token of tokens) remembered.delete(token)
    },
  }
}

function toMember({ id, email, emailVerified, name, image }: Row): Member {
  return {
    id,
    email,
    emailVerified: Boolean(emailVerified),
    displayName: name || null,
    photoURL: image,
  }
}
