import type { Message } from '../../../mail.ts'

const CHANGES = {
  'app-on': 'an authenticator app was set up',
  'app-off': 'the authenticator app was turned off',
  'new-codes': 'new recovery codes were made',
  'passkey-added': 'a passkey was added',
  'passkey-removed': 'a passkey was removed',
} as const

export type FactorChange = keyof typeof CHANGES

/** Contains no user input, like all mails about accounts. */
export function factorChangedMail(to: string, site: string, change: FactorChange): Message {
  return {
    to,
    subject: 'How you log in was changed',
    text: `For your account at Spinner Rack ${CHANGES[change]} just now.

If it was not you, choose a new password at once, then look through the ways
to log in on the account page:

${site}/forgot-password
${site}/account#security
`,
  }
}
