import { z } from 'zod'
import { DisplayNameSchema, EmailSchema, PhotoURLSchema } from '#contract/identity.ts'

/** A provider's user claims; all but the subject may be missing or malformed. */
export const ClaimsSchema = z.looseObject({ sub: z.string().min(1).max(255) })
export type Claims = z.infer<typeof ClaimsSchema>

/**
 * The claims of both documents; those of the UserInfo endpoint win. Address and verification come
 * from one document, since a verification in one says nothing of an address in the other: from the
 * first that has both, or else from the first that has an address.
 */
export function mergeClaims(idToken: Claims, userInfo: Claims): Claims {
  const withAddress = [userInfo, idToken].filter(({ email }) => email !== undefined)
  const source =
    withAddress.find(({ email_verified }) => email_verified !== undefined) ?? withAddress[0]
  return {
    ...idToken,
    ...userInfo,
    email: source?.email,
    email_verified: source?.email_verified,
  }
}

interface SocialProfile {
  email: string | null
  emailVerified: boolean
  name: string
  image?: string
}

/** The claims that pass the validation of an account here; invalid ones are left out. */
export function toProfile(claims: Claims, ownOrigins: string[]): SocialProfile {
  const email = EmailSchema.safeParse(claims.email).data ?? null
  const image = PhotoURLSchema.safeParse(withoutOwnOrigin(claims.picture, ownOrigins)).data
  return {
    email,
    // Some providers send a string, and the string `false` must not count as true.
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    name: DisplayNameSchema.safeParse(claims.name).data ?? email?.split('@')[0]?.slice(0, 60) ?? '',
    ...(image && { image }),
  }
}

/** Makes URLs of this site relative: the demo provider uses the site's own pictures as avatars. */
function withoutOwnOrigin(picture: unknown, ownOrigins: string[]): unknown {
  if (typeof picture !== 'string') return null
  const origin = ownOrigins.find((own) => picture.startsWith(`${own}/`))
  return origin === undefined ? picture : picture.slice(origin.length)
}
