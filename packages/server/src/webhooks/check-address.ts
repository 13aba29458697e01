import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** What no stranger may have us call: this machine, its neighbours, and the addresses behind which clouds keep their keys. */
const PRIVATE = new BlockList()
const RANGES_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
]
const RANGES_6 = ['::/128', '::1/128', '64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'ff00::/8']
for (const [ranges, family] of [
  [RANGES_4, 'ipv4'],
  [RANGES_6, 'ipv6'],
] as const) {
  for (const range of ranges) {
    const [network, prefix] = range.split('/')
    PRIVATE.addSubnet(network!, Number(prefix), family)
  }
}

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
  // One private address among public ones is a trick, not an accident.
  if (usable.length === 0 || usable.length < addresses.length) throw new Error(`${host} is not a public address`)
  return usable[0]!
}
