import { z } from 'zod'
import { DisplayNameSchema, EmailSchema, PhotoURLSchema } from '#contract/identity.ts'

/** What a provider tells of its member; all but the subject may be missing, or anything. */
export const ClaimsSchema = z.looseObject({ sub: z.string().min(1).max(255) })
export type Claims = z.infer<typeof ClaimsSchema>

interface SocialProfile {
  email: string | null
  emailVerified: boolean
  name: string
  image?: string
}

/** A provider's claims by the rules that an account here has; what breaks one is left out. */
export function toProfile(claims: Claims, ownOrigins: string[]): SocialProfile {
  const email = EmailSchema.safeParse(claims.email).data ?? null
  const image = PhotoURLSchema.safeParse(withoutOwnOrigin(claims.picture, ownOrigins)).data
  return {
    email,
    // Some providers write it as text, and the text `false` must not pass for true.
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    name: DisplayNameSchema.safeParse(claims.name).data ?? email?.split('@')[0]?.slice(0, 60) ?? '',
    ...(image && { image }),
  }
}

/** The demo provider shows pictures of this very site, which is no address elsewhere. */
function withoutOwnOrigin(picture: unknown, ownOrigins: string[]): unknown {
  if (typeof picture !== 'string') return null
  const origin = ownOrigins.find((own) => picture.startsWith(`${own}/`))
  return origin === undefined ? picture : picture.slice(origin.length)
}
