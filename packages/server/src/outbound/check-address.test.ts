import { expect, test } from 'vitest'
import { checkAddress, isPrivate } from './check-address.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '::1',
  '::127.0.0.1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'fe80::1',
  'fec0::1',
  'fd00::1',
])('%s leads into a network of ours', (address) => expect(isPrivate(address)).toBe(true))

test.each(['93.184.215.14', '2606:2800:220:1:248:1893:25c8:1946', '2001:4860:4860::8888'])('%s is public', (address) =>
  expect(isPrivate(address)).toBe(false),
)

test.each(['http://[::127.0.0.1]/', 'http://[::ffff:10.0.0.1]/', 'http://[2002:7f00:1::]/', 'http://0x7f000001/'])(
  '%s is refused as a target',
  async (url) => expect(checkAddress(url, [])).rejects.toThrow(/not a public address/),
)
