import {
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretJwt,
  ClientSecretPost,
  ResponseBodyError,
  type ServerMetadata,
  WWWAuthenticateChallengeError,
} from 'openid-client'

/** Supported client authentication methods, the standard's default first. */
const METHODS: [string, (secret: string) => ClientAuth][] = [
  ['client_secret_basic', ClientSecretBasic],
  ['client_secret_post', ClientSecretPost],
  ['client_secret_jwt', ClientSecretJwt],
]

/** The default of the standard where metadata lists no method. */
const DEFAULT_METHODS = ['client_secret_basic']

/** The supported methods that the provider's metadata lists for the token endpoint. */
export function clientAuthFor(metadata: ServerMetadata, secret: string): ClientAuth[] {
  const supported = metadata.token_endpoint_auth_methods_supported ?? DEFAULT_METHODS
  return METHODS.filter(([name]) => supported.includes(name)).map(([, create]) => create(secret))
}

/** Whether a token endpoint refused the client's authentication, as opposed to the code. */
export function isRefusedClient(error: unknown): boolean {
  if (error instanceof WWWAuthenticateChallengeError) return error.status === 401
  return error instanceof ResponseBodyError && error.error === 'invalid_client'
}
