import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Addresses that a user may not make us call: this machine, its network, and those at which clouds hand out credentials. */
const PRIVATE = new BlockList()
/** Networks with the number of bits that all their addresses share. */
const RANGES: Record<'ipv4' | 'ipv6', readonly (readonly [network: string, bits: number])[]> = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ],
  ipv6: [
    // Written as [::127.0.0.1] as well: an IPv4 address in the form of before 2006.
    ['::', 96],
    // To IPv4 through a translator (NAT64), a tunnel (6to4) or Teredo, whoever runs it.
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['2001::', 32],
    ['2002::', 16],
    ['100::', 64],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ],
}
for (const family of ['ipv4', 'ipv6'] as const)
  for (const [network, bits] of RANGES[family]) PRIVATE.addSubnet(network, bits, family)

/** Whether an address belongs to a private or special network. */
export function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return PRIVATE.check(mapped ?? address, isIP(mapped ?? address) === 6 ? 'ipv6' : 'ipv4')
}

/** The address to connect to. Throws when a host is in a private network and the operator has not allowed it. */
export async function checkAddress(
  url: string,
  allowedHosts: readonly string[],
): Promise<{ address: string; family: number }> {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  const addresses = await lookup(host, { all: true })
  const usable = allowedHosts.includes(host) ? addresses : addresses.filter(({ address }) => !isPrivate(address))
  // A host with private addresses among public ones is refused: it is meant to get past this check.
  const [first] = usable
  if (!first || usable.length < addresses.length) throw new Error(`${host} is not a public address`)
  return first
}
