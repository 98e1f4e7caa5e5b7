/** For members without a password whose sign-in is not recent. */
export function SignInAgainWords() {
  return <p>Log out, log in with your social account, and come back here within a few minutes.</p>
}
