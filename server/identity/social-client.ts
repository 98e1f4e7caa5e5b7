/** The OpenID Connect issuer for social sign-in, and this site's client registration there. */
export interface SocialClient {
  /** Without a trailing slash. */
  issuer: string
  clientId: string
  clientSecret: string
}
