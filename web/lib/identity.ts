/** Who is signed in, as the identity provider tells it. */
export interface CurrentUser {
  displayName: string | null
  email: string
  photoURL: string | null
}

/** What the site asks of an identity provider, whichever it is. */
export interface Identity {
  /**
   * Tells the first state as soon as it is known, and every change after it; null is a visitor.
   * Returns what ends the telling.
   */
  onUserChanged(listener: (user: CurrentUser | null) => void): () => void
  /** Throws with words for a person when the provider refuses or cannot be reached. */
  signOut(): Promise<void>
}
