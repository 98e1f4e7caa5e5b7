import type { Config } from '../../config.ts'
import type { Mail } from '../../mail.ts'
import { getMember } from '../../members.ts'
import { once } from '../../once.ts'
import { ownOrigins } from '../../own-origins.ts'
import type { Database } from '../../store/database.ts'
import type { Limits } from '../../store/limits.ts'
import { createDemoProvider } from '../demo-provider/demo-provider.ts'
import type { Identity } from '../identity.ts'
import { SignInCounts } from '../sign-in-counts.ts'
import type { Passwords } from './auth.ts'
import { authRoutes } from './auth-routes.ts'
import { createCallAuth } from './call-auth.ts'
import { ConfirmationLinks } from './confirmation-links.ts'
import { toEraseVerifications } from './erase-verifications.ts'
import { exportMember } from './export-member.ts'
import { createOnCookies } from './on-new-session.ts'
import { Post } from './post.ts'
import { endResetLinks } from './reset-links.ts'
import { readCookie, readSessionToken, sessionCookieOf } from './session-cookie.ts'
import { createSessionMembers } from './session-members.ts'
import { Throttle } from './throttle.ts'

/** Preload delay: after the first responses of a start, but before the first account request. */
const LOAD_AFTER_MS = 500

interface EmbeddedDependencies {
  config: Pick<Config, 'publicUrl' | 'social' | 'mail'>
  database: Database
  secret: string
  mail: Mail
  limits: Limits
  now: () => Date
  /** Replaces argon2id at its full cost. */
  passwords?: Passwords
}

/** Accounts stored by this server itself. */
export function createEmbeddedIdentity(dependencies: EmbeddedDependencies): Identity {
  const { config, database, secret, mail, limits, now, passwords } = dependencies
  const { publicUrl } = config
  // Without SMTP nobody would get the mail that tells a taken address from a new one.
  const hidesAccounts = config.mail.smtpUrl !== undefined
  const demo = config.social?.kind === 'demo' ? createDemoProvider(config, secret) : undefined
  const client = config.social?.kind === 'issuer' ? config.social : demo?.client
  const { name: cookieName, challengeName } = sessionCookieOf(config)
  const members = createSessionMembers({ database, cookieName, secret, now })
  const throttle = new Throttle(limits)
  const confirmationLinks = new ConfirmationLinks(database, now)
  const signIns = new SignInCounts()
  const counts = { mails: { sent: 0, failed: 0, heldBack: 0 }, signIns }

  return {
    members,
    counts,
    demoProvider: demo?.routes,
    hasSession: (cookie) => readCookie(cookie, cookieName) !== undefined,
    exportFor: ({ id }) => exportMember(database, id),
    routes: async (app, { forget }) => {
      const { log } = app
      const post = new Post(mail, throttle, log, counts.mails)
      const getAuth = once(async () => {
        const [{ createAuth }, { social }] = await Promise.all([
          import('./auth.ts'),
          import('./social.ts'),
        ])
        const plugins = client ? [social({ client, ownOrigins: ownOrigins(publicUrl), log })] : []
        return createAuth({
          config,
          hidesAccounts,
          database,
          secret,
          post,
          throttle,
          confirmationLinks,
          now,
          log,
          onSessionsDeleted: members.forget,
          plugins,
          ...(passwords && { passwords }),
        })
      })
      const onCookies = createOnCookies({ config, secret, members, getAuth, post, now, signIns })
      authRoutes(app, {
        publicUrl,
        hidesAccounts,
        callAuth: createCallAuth(getAuth, publicUrl, database, onCookies),
        getAuth,
        getMember: ({ headers }) => getMember(members, headers),
        readToken: ({ headers }) => readSessionToken(headers.cookie, cookieName, secret),
        readChallenge: ({ headers }) => readSessionToken(headers.cookie, challengeName, secret),
        forgetSession: (token) => members.forget([token]),
        throttle,
        confirmationLinks,
        signIns,
        endResetLinks: (memberId) => endResetLinks(database, memberId),
        post,
        now,
        forget,
        erase: async (member) => {
          await database.batch([toEraseVerifications(member)])
          await post.forget(member.email)
          await database.purge()
        },
      })
      let preload: NodeJS.Timeout | undefined
      let loading: Promise<unknown> | undefined
      app.addHook('onListen', async () => {
        preload = setTimeout(() => {
          loading = getAuth().catch(() => {})
        }, LOAD_AFTER_MS).unref()
      })
      app.addHook('onClose', async () => {
        clearTimeout(preload)
        await loading
        await post.settled()
      })
    },
  }
}
