import { isIP } from 'node:net'

const IPV4_LENGTH = 2
const IPV6_LENGTH = 8
const MAPPED = '0:0:0:0:0:ffff'

/**
 * The network an address counts for: an IPv4 address itself; for IPv6 the /64, because a single customer has at least
 * that much. All invalid addresses count as one network.
 */
export function networkOf(address: string): string {
  switch (isIP(address)) {
    case 4:
      return address
    case 6: {
      const groups = groupsOf(address)
      if (groups.slice(0, 6).join(':') === MAPPED) return toIpv4(groups.slice(6))
      return `${groups.slice(0, 4).join(':')}::/64`
    }
    default:
      return 'unknown'
  }
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const plain = address
    .toLowerCase()
    .replace(/%.*$/, '')
    .replace(/[\d.]+\.[\d.]+$/, toIpv6)
  const [head = [], tail] = plain.split('::').map(part => part.split(':').filter(Boolean))
  const missing = IPV6_LENGTH - head.length - (tail?.length ?? 0)
  const groups = tail === undefined ? head : [...head, ...Array<string>(missing).fill('0'), ...tail]
  return groups.map(group => Number.parseInt(group, 16).toString(16))
}

function toIpv6(dotted: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number)
  return [a * 256 + b, c * 256 + d].map(group => group.toString(16)).join(':')
}

function toIpv4(groups: readonly string[]): string {
  const bytes = groups.slice(0, IPV4_LENGTH).flatMap(group => {
    const value = Number.parseInt(group, 16)
    return [Math.floor(value / 256), value % 256]
  })
  return bytes.join('.')
}
