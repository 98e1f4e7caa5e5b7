/** The state of the login page's history entry for whoever was signed out: where they were. */
export interface SignedOutState {
  signedOutAt: string
}

/** Undefined for anybody else. Untrusted: must be validated before it is followed. */
export function readSignedOutAt(state: unknown): string | undefined {
  const { signedOutAt } = { ...(state as Partial<SignedOutState> | null) }
  return typeof signedOutAt === 'string' ? signedOutAt : undefined
}
