import type { FirebaseConfig } from '../firebase-config.ts'

/** What a page may load from elsewhere because the accounts are kept there. */
interface HostedSources {
  scripts: string[]
  images: string[]
  services: string[]
  frames: string[]
}

export function hostedSources(firebase: FirebaseConfig | null): HostedSources {
  if (firebase === null) return { scripts: [], images: [], services: [], frames: [] }
  const { authDomain, emulatorHost } = firebase
  return {
    // Carries the answer of the window that Google signs in with.
    scripts: ['https://apis.google.com'],
    // The faces of Google's accounts.
    images: ['https://lh3.googleusercontent.com'],
    services:
      emulatorHost === undefined
        ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
        : [`http://${emulatorHost}`],
    frames: [emulatorHost === undefined ? `https://${authDomain}` : `http://${emulatorHost}`],
  }
}
