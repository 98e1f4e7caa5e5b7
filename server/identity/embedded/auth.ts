import type { BetterAuthPlugin } from 'better-auth'
import { betterAuth } from 'better-auth/minimal'
import type { FastifyBaseLogger } from 'fastify'
import { MAX_PASSWORD_LENGTH } from '#contract/identity.ts'
import type { Config } from '../../config.ts'
import { ownOrigins } from '../../plugins/same-origin.ts'
import type { Database } from '../../store/database.ts'
import { passwordChangedMail, resetMail, verificationMail } from './account-mails.ts'
import { createDatabaseAdapter } from './database-adapter.ts'
import { createFactorPlugins } from './factor/factor-plugins.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import { TABLES } from './migrations.ts'
import type { Post } from './post.ts'
import { sessionCookieOf } from './session-cookie.ts'
import type { Throttle } from './throttle.ts'

const ARGON2: Passwords = {
  hash: (password) => hashPassword(password),
  verify: verifyPassword,
}
const HOUR_S = 60 * 60
const DAY_S = 24 * HOUR_S

export interface Passwords {
  hash(password: string): Promise<string>
  verify(stored: string, password: string): Promise<boolean>
}

export interface AuthDependencies {
  config: Pick<Config, 'publicUrl'>
  database: Database
  secret: string
  post: Post
  throttle: Throttle
  log: Pick<FastifyBaseLogger, 'error'>
  passwords?: Passwords
  plugins?: BetterAuthPlugin[]
}

export type Auth = ReturnType<typeof createAuth>

/**
 * better-auth, configured for this site. What it does not support is done in the routes before it.
 */
export function createAuth(dependencies: AuthDependencies) {
  const { config, database, secret, post, throttle, log, plugins = [] } = dependencies
  const { hash, verify } = dependencies.passwords ?? ARGON2
  const { publicUrl } = config
  const { prefix, secure } = sessionCookieOf(config)
  const own = ownOrigins(publicUrl)
  return betterAuth({
    appName: 'Spinner Rack',
    // A provider redirects back to the loopback name (`localhost` or `127.0.0.1`) that the user
    // came by.
    baseURL: { allowedHosts: own.map((origin) => new URL(origin).host), fallback: publicUrl },
    basePath: '/api/auth',
    secret,
    trustedOrigins: own,
    database: createDatabaseAdapter(database),
    user: { modelName: TABLES.user, deleteUser: { enabled: true } },
    // Accounts are linked by e-mail only where both sides have verified it: the library's default.
    account: { modelName: TABLES.account, updateAccountOnSignIn: false },
    databaseHooks: { account: { create: { before: withoutTokens } } },
    verification: { modelName: TABLES.verification },
    session: {
      modelName: TABLES.session,
      expiresIn: 30 * DAY_S,
      updateAge: DAY_S,
      // The routes themselves decide how fresh a session must be.
      freshAge: 0,
    },
    emailAndPassword: {
      enabled: true,
      // Passwords are validated by the contract's schemas, which check more than the length.
      minPasswordLength: 1,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: { hash, verify: ({ hash, password }) => verify(hash, password) },
      resetPasswordTokenExpiresIn: HOUR_S,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) =>
        post.send(resetMail(user.email, publicUrl, token)),
      onPasswordReset: async ({ user }) => {
        post.send(passwordChangedMail(user.email, publicUrl))
        await throttle.forgive(user.email)
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: DAY_S,
      sendVerificationEmail: async ({ user, token }) =>
        post.send(verificationMail(user.email, publicUrl, token)),
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
