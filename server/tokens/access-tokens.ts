import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import {
  type AccessToken,
  MAX_TOKENS,
  type NewAccessToken,
  TOKEN_SCOPES,
  type TokenInput,
  type TokenScope,
} from '#contract/tokens.ts'
import { ApiError, notFound } from '../errors.ts'
import { demandScope, type Member, type Members } from '../members.ts'
import type { StoredToken, TokenStore } from './token-store.ts'

/** Tells a token from an identity provider's in the same header, and is found by secret scanners. */
const PREFIX = 'rack_'
const TOKEN_BYTES = 32
const BEARER = /^Bearer (rack_[\w-]{43})$/i
const ENDING_LENGTH = 4
/** The time of use is written once in this time: a call must not cost a write. */
const USE_STEP_MS = 60 * 60_000

interface AccessTokenDependencies {
  store: TokenStore
  now: () => Date
}

/** Personal access tokens, with which a member's own programs call the API. */
export class AccessTokens {
  private readonly store: TokenStore
  private readonly now: () => Date

  constructor({ store, now }: AccessTokenDependencies) {
    this.store = store
    this.now = now
  }

  async list(memberId: string): Promise<AccessToken[]> {
    return (await this.store.list(memberId)).map(present)
  }

  async create(memberId: string, { name, scopes }: TokenInput): Promise<NewAccessToken> {
    const token = `${PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`
    const made = {
      id: randomUUID(),
      name,
      scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
      ending: token.slice(-ENDING_LENGTH),
      createdAt: this.now().getTime(),
    }
    if (!(await this.store.add(memberId, { ...made, digest: digestOf(token) }))) throw tooMany()
    return { ...present({ ...made, usedAt: null }), token }
  }

  async revoke(memberId: string, id: string): Promise<void> {
    if (!(await this.store.remove(memberId, id))) throw notFound('You have no such token.')
  }

  /** Members who come with a session, or with a token that has this scope. */
  membersWith(members: Members, scope: TokenScope): Members {
    return {
      find: (headers) => {
        const token = readToken(headers)
        return token === undefined ? members.find(headers) : this.findOwner(token, scope)
      },
    }
  }

  private async findOwner(token: string, scope: TokenScope): Promise<Member | null> {
    const digest = digestOf(token)
    const found = await this.store.find(digest)
    if (found === undefined) return null
    // A token stands for the member, and proves nothing about the address.
    const member = {
      id: found.memberId,
      email: '',
      emailVerified: false,
      displayName: null,
      photoURL: null,
      scopes: found.scopes,
    }
    demandScope(member, scope)
    const now = this.now().getTime()
    if (now - (found.usedAt ?? 0) >= USE_STEP_MS) await this.store.use(digest, now)
    return member
  }
}

function readToken({ authorization }: IncomingHttpHeaders): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1]
}

/** Not salted: 256 random bits cannot be guessed, and are looked up by their digest. */
function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function present({ createdAt, usedAt, ...token }: StoredToken): AccessToken {
  return {
    ...token,
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
  }
}

function tooMany(): ApiError {
  return new ApiError(409, {
    code: 'too-many-tokens',
    message: `You have ${MAX_TOKENS} tokens, and there is no room for more. Revoke one first.`,
  })
}
