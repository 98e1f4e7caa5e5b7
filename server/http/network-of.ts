import { isIPv6 } from 'node:net'

const GROUPS = 8

/** `::ffff:0:0/96`, a dual-stack socket's IPv4 callers, and `64:ff9b::/96`, those of a translator. */
const IPV4_PREFIXES = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']

/**
 * What a limit counts as one caller: an IPv4 address in its dotted form, and of IPv6 the /64
 * network, since one user usually has a whole one.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1)
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const hex = groups.map((group) => group.toString(16))
  if (IPV4_PREFIXES.includes(hex.slice(0, 6).join(':'))) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  }
  return `${hex.slice(0, 4).join(':')}::/64`
}

function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const before = toGroups(head)
  if (tail === undefined) return before
  const after = toGroups(tail)
  const missing = GROUPS - before.length - after.length
  return [...before, ...Array<number>(missing).fill(0), ...after]
}

function toGroups(part: string): number[] {
  if (part === '') return []
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return Number.parseInt(group, 16)
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}
