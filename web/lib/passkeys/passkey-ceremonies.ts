import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { sendJson } from '../api/api-client.ts'
import { toPasskeyError } from './passkey-errors.ts'

interface NewPasskey {
  name: string
  /** Needed unless the sign-in is recent. */
  password?: string
}

/** Has the device make a passkey, and adds it to the account. Throws IdentityError or ApiRefusal. */
export async function addPasskey({ name, password }: NewPasskey): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const options = await post('generate-register-options', password ? { password } : {})
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const response = await startRegistration({ optionsJSON }).catch(rethrow)
  await post('verify-registration', { name, response })
}

/**
 * Signs in by a passkey that the device holds; for a member, anew, by one of their own. Throws as
 * `addPasskey` does.
 */
export async function signInWithPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const options = await post('generate-authenticate-options')
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON }).catch(rethrow)
  await post('verify-authentication', { response })
}

function post(path: string, body?: object): Promise<unknown> {
  return sendJson('POST', `/api/auth/passkey/${path}`, body)
}

function rethrow(error: unknown): never {
  throw toPasskeyError(error)
}
