/** On which the tabs of a member tell each other what was marked. */
export function channelOf(email: string): BroadcastChannel {
  return new BroadcastChannel(`progress of ${email}`)
}
