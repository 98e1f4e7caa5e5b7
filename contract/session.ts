import * as z from 'zod/mini'

/** The signed-in member; null for a visitor, which is a valid response and no error. */
export const SessionSchema = z
  .nullable(
    z.object({
      user: z.object({ name: z.string(), email: z.string(), image: z.nullable(z.string()) }),
    }),
  )
  .register(z.globalRegistry, { id: 'Session' })
export type Session = z.infer<typeof SessionSchema>

/**
 * Where mails are sent, a sign-up opens no session: whether the address is new or has an account,
 * the answer is that a mail was sent.
 */
export const SignUpAnswerSchema = z.union([
  SessionSchema,
  z.object({ mailSent: z.literal(true) }).register(z.globalRegistry, { id: 'MailSent' }),
])
export type SignUpAnswer = z.infer<typeof SignUpAnswerSchema>

/** After the right password of a member with an authenticator app there is no session yet. */
export const SignInAnswerSchema = z.union([
  SessionSchema,
  z.object({ secondStep: z.literal(true) }).register(z.globalRegistry, { id: 'SecondStep' }),
])
export type SignInAnswer = z.infer<typeof SignInAnswerSchema>

export const SignedOutSchema = z.object({ success: z.literal(true) })
