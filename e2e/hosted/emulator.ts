import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

export const PROJECT = 'demo-spinner-rack'

/** The part of the package that is used here; it has no types. */
interface EmulatorModule {
  createApp(projectId: string): Promise<RequestListener>
}

/** The official Firebase Auth emulator in this process, on loopback, without accounts. */
export async function startEmulator(): Promise<{ host: string; stop: () => void }> {
  const load = createRequire(import.meta.url)
  const { createApp }: EmulatorModule = load('firebase-tools/lib/emulator/auth/server')
  const server = createServer(await createApp(PROJECT)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The same host name as the pages: browsers keep the storage of different sites apart.
  const host = `localhost:${(server.address() as AddressInfo).port}`
  await protectAddresses(host)
  return {
    host,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

interface EmulatedMail {
  email: string
  requestType: string
  oobCode: string
}

/** The mails that the emulator would have sent. */
export async function readMails(host: string): Promise<EmulatedMail[]> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/oobCodes`)
  return ((await answer.json()) as { oobCodes: EmulatedMail[] }).oobCodes
}

/** The default of Firebase projects: e-mail enumeration protection. */
async function protectAddresses(host: string): Promise<void> {
  const config = `http://${host}/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config`
  const { ok, status } = await fetch(config, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  })
  if (!ok) throw new Error(`The emulator refused its settings with ${status}.`)
}
