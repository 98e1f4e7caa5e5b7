/** Who vouches for social accounts, and what this site is to them. */
export interface SocialClient {
  /** Without a slash at its end. */
  issuer: string
  clientId: string
  clientSecret: string
}
