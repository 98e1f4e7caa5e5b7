export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly faults: string[]

  constructor(faults: string[]) {
    super(`The configuration has faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

/**
 * The values of variables that another variable requires; throws a ConfigError that names the
 * missing ones.
 */
export function needed<const Names extends readonly string[]>(
  set: Record<string, unknown>,
  reason: string,
  names: Names,
): { [Place in keyof Names]: string } {
  const missing = names.filter((name) => typeof set[name] !== 'string')
  if (missing.length > 0) {
    throw new ConfigError(missing.map((name) => `${name}: is needed with ${reason}`))
  }
  return names.map((name) => String(set[name])) as { [Place in keyof Names]: string }
}
