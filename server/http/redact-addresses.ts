/** A run of characters that an e-mail address in a log line may consist of. */
const RUNS = /[^\s"'<>()/\\]+/g
/** An at sign within a run, plain or percent-encoded (`%40`, `%2540`). */
const AT_SIGN = /.(?:@|%(?:25)*40)./s

/**
 * Redacts e-mail addresses in paths and messages. Each run is read once and nothing is searched for
 * twice, so that the time is linear in the length of a hostile text.
 */
export function redactAddresses(text: string): string {
  if (!text.includes('@') && !text.includes('%')) return text
  return text.replace(RUNS, (run) => (AT_SIGN.test(run) ? '[address]' : run))
}
