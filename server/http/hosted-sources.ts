import type { FirebaseConfig } from '../firebase-config.ts'

/** The CSP sources that a hosted identity provider needs. */
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
    // Carries the result of Google's sign-in popup.
    scripts: ['https://apis.google.com'],
    // Avatars of Google accounts.
    images: ['https://lh3.googleusercontent.com'],
    services:
      emulatorHost === undefined
        ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
        : [`http://${emulatorHost}`],
    frames: [emulatorHost === undefined ? `https://${authDomain}` : `http://${emulatorHost}`],
  }
}
