import {
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretJwt,
  ClientSecretPost,
  ResponseBodyError,
  type ServerMetadata,
  WWWAuthenticateChallengeError,
} from 'openid-client'

/** What a client with a secret can do, the standard's default first. */
const METHODS: [string, (secret: string) => ClientAuth][] = [
  ['client_secret_basic', ClientSecretBasic],
  ['client_secret_post', ClientSecretPost],
  ['client_secret_jwt', ClientSecretJwt],
]

/** What a provider accepts that says nothing about it. */
const DEFAULT_METHODS = ['client_secret_basic']

/** The ways to authenticate at the token endpoint that the provider's metadata lists. */
export function clientAuthFor(metadata: ServerMetadata, secret: string): ClientAuth[] {
  const supported = metadata.token_endpoint_auth_methods_supported ?? DEFAULT_METHODS
  return METHODS.filter(([name]) => supported.includes(name)).map(([, create]) => create(secret))
}

/** Whether a token endpoint did not recognise the client, whatever it thinks of the rest. */
export function isRefusedClient(error: unknown): boolean {
  if (error instanceof WWWAuthenticateChallengeError) return error.status === 401
  return error instanceof ResponseBodyError && error.error === 'invalid_client'
}
