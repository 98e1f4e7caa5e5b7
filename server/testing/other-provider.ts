import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findFreePort } from './start-server.ts'

type AuthMethod = 'client_secret_basic' | 'client_secret_post'

export interface OtherProviderOptions {
  port: number
  /**
   * The only client authentication method that it lists and accepts; without it, the usual ones.
   */
  onlyAuthMethod?: AuthMethod | undefined
  /** The claims of each account, by subject. */
  accounts: Record<string, Record<string, unknown>>
  client: {
    client_id: string
    client_secret: string
    redirect_uris: string[]
    token_endpoint_auth_method?: AuthMethod
  }
}

interface OtherProvider {
  issuer: string
  /** The environment variables that make a server use it. */
  environment: Record<string, string>
  stop(): Promise<void>
}

/** For the site at this address. Without a port it listens on a free one. */
export async function startOtherProvider(
  siteUrl: string,
  accounts: OtherProviderOptions['accounts'],
  overrides: { port?: number; onlyAuthMethod?: AuthMethod } & Partial<
    OtherProviderOptions['client']
  > = {},
): Promise<OtherProvider> {
  const { port = await findFreePort(), onlyAuthMethod, ...clientOverrides } = overrides
  const client = {
    client_id: 'rack',
    client_secret: 'told-by-the-other-provider',
    redirect_uris: [`${siteUrl}/api/auth/callback/social`],
    ...(onlyAuthMethod && { token_endpoint_auth_method: onlyAuthMethod }),
    ...clientOverrides,
  }
  const options = JSON.stringify({
    port,
    onlyAuthMethod,
    accounts,
    client,
  } satisfies OtherProviderOptions)
  const program = join(import.meta.dirname, 'run-other-provider.ts')
  const child = spawn(process.execPath, [program, options], { stdio: ['pipe', 'pipe', 'ignore'] })
  const exited = once(child, 'exit')
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => {
      throw new Error('The other provider did not start.')
    }),
  ])
  const issuer = `http://localhost:${port}`
  return {
    issuer,
    environment: {
      SOCIAL_ISSUER: issuer,
      SOCIAL_CLIENT_ID: client.client_id,
      SOCIAL_CLIENT_SECRET: client.client_secret,
      SOCIAL_LABEL: 'Other ID',
    },
    stop: async () => {
      child.stdin.end()
      await exited
    },
  }
}
