import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { betterAuth } from 'better-auth/minimal'
import type { FastifyBaseLogger } from 'fastify'
import { MAX_PASSWORD_LENGTH } from '#contract/identity.ts'
import type { Config } from '../../config.ts'
import { ownOrigins } from '../../own-origins.ts'
import type { Database } from '../../store/database.ts'
import { Unavailable } from '../../store/unavailable.ts'
import {
  accountExistsMail,
  joinedMail,
  passwordChangedMail,
  resetMail,
  verificationMail,
} from './account-mails.ts'
import type { ConfirmationLinks } from './confirmation-links.ts'
import { createDatabaseAdapter } from './database-adapter.ts'
import { deliveryTo } from './delivery.ts'
import { isDisabled, refuseDisabled } from './disabled-account.ts'
import { createFactorPlugins } from './factor/factor-plugins.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import { markAddressProven, secureJoinedAccount } from './joined-account.ts'
import { TABLES } from './migrations.ts'
import type { Post } from './post.ts'
import { endResetLinks, RESET_LINK_S } from './reset-links.ts'
import { sessionCookieOf } from './session-cookie.ts'
import type { Throttle } from './throttle.ts'

const ARGON2: Passwords = {
  hash: (password) => hashPassword(password),
  verify: verifyPassword,
}
const DAY_S = 24 * 60 * 60

export interface Passwords {
  hash(password: string): Promise<string>
  verify(stored: string, password: string): Promise<boolean>
}

export interface AuthDependencies {
  config: Pick<Config, 'publicUrl'>
  /** Whether a sign-up with a taken address does the same work, but for a mail that tells it. */
  hidesAccounts?: boolean
  database: Database
  secret: string
  post: Post
  throttle: Throttle
  confirmationLinks: ConfirmationLinks
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
  onSessionsDeleted: (tokens: string[]) => void
  passwords?: Passwords
  plugins?: BetterAuthPlugin[]
}

export type Auth = ReturnType<typeof createAuth>

/**
 * better-auth, configured for this site. What it does not support is done in the routes before it.
 */
export function createAuth(dependencies: AuthDependencies) {
  const { config, database, secret, post, throttle, log, plugins = [] } = dependencies
  const { hidesAccounts = false, confirmationLinks, now, onSessionsDeleted } = dependencies
  const { hash, verify } = dependencies.passwords ?? ARGON2
  const { publicUrl } = config
  const { prefix, secure } = sessionCookieOf(config)
  const own = ownOrigins(publicUrl)

  /** Whoever used the older account until now must prove again who they are. */
  const afterAccountAdded = async (
    { userId, providerId }: { userId: string; providerId: string },
    context: GenericEndpointContext | null,
  ) => {
    if (providerId === 'credential') return
    const joined = await secureJoinedAccount(database, userId)
    if (joined === null) return
    await context?.context.internalAdapter.deleteUserSessions(userId)
    await endResetLinks(database, userId)
    post.send(deliveryTo(joined, context?.request), (to) =>
      joinedMail(to, publicUrl, joined.passwordRemoved),
    )
  }

  return betterAuth({
    appName: 'Spinner Rack',
    // A provider redirects back to the loopback name (`localhost` or `127.0.0.1`) that the user
    // came by.
    baseURL: { allowedHosts: own.map((origin) => new URL(origin).host), fallback: publicUrl },
    basePath: '/api/auth',
    secret,
    trustedOrigins: own,
    database: createDatabaseAdapter(database, onSessionsDeleted),
    user: { modelName: TABLES.user, deleteUser: { enabled: true } },
    // Accounts are linked by e-mail only where both sides have verified it: the library's default.
    account: { modelName: TABLES.account, updateAccountOnSignIn: false },
    databaseHooks: {
      account: { create: { before: withoutTokens, after: afterAccountAdded } },
      // The one step that all ways of signing in share.
      session: { create: { before: ({ userId }) => refuseDisabled(database, userId) } },
    },
    // Whoever reads the database cannot use what is stored of a link.
    verification: { modelName: TABLES.verification, storeIdentifier: 'hashed' },
    session: {
      modelName: TABLES.session,
      expiresIn: 30 * DAY_S,
      updateAge: DAY_S,
      // The routes themselves decide how fresh a session must be.
      freshAge: 0,
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: !hidesAccounts,
      onExistingUserSignUp: async ({ user }, request) =>
        post.send(deliveryTo(user, request), (to) => accountExistsMail(to, publicUrl)),
      // Passwords are validated by the contract's schemas, which check more than the length.
      minPasswordLength: 1,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: { hash, verify: ({ hash, password }) => verify(hash, password) },
      resetPasswordTokenExpiresIn: RESET_LINK_S,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }, request) => {
        if (await isDisabled(database, user.id)) return endResetLinks(database, user.id)
        post.send(deliveryTo(user, request), (to) => resetMail(to, publicUrl, token))
      },
      onPasswordReset: async ({ user }, request) => {
        await endResetLinks(database, user.id)
        await markAddressProven(database, user.id, now())
        post.send(deliveryTo(user, request), (to) => passwordChangedMail(to, publicUrl))
        await throttle.forgive(user.email)
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      // The library's token would confirm by a GET; ours needs a session of the account.
      sendVerificationEmail: async ({ user }, request) =>
        post.send(deliveryTo(user, request), async (to) =>
          verificationMail(to, publicUrl, await confirmationLinks.create(user)),
        ),
    },
    plugins: [...plugins, ...createFactorPlugins(publicUrl)],
    // Our own rate limits count in the database, shared by all servers.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: prefix,
      // The library's own prefix is the weaker `__Secure-`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
    },
    logger: { level: 'error', log: (_level, message) => log.error({ from: 'accounts' }, message) },
    onAPIError: {
      errorURL: '/login',
      onError: (error) => {
        // Passed on to the route, which answers 503.
        if (error instanceof Unavailable) throw error
        if (isFault(error)) log.error({ err: error }, 'accounts failed')
      },
    },
    telemetry: { enabled: false },
  })
}

/** The provider's tokens are not stored: nothing is requested from it after sign-in. */
async function withoutTokens() {
  return { data: { accessToken: null, refreshToken: null, idToken: null, scope: null } }
}

/** A refusal of the library has a status below 500 and is sent as a response. */
function isFault(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 500
}
