import { describe, expect, it } from 'vitest'
import { networkOf, visitorAddress } from '../../../src/relay/limits/visitor-address.ts'

describe('the network of an address', () => {
  it.each([
    ['192.0.2.9', '192.0.2.9'],
    ['192.0.2.9:4711', '192.0.2.9'],
    ['::ffff:192.0.2.9', '192.0.2.9'],
    ['::FFFF:192.0.2.9', '192.0.2.9'],
    ['0:0:0:0:0:ffff:192.0.2.9', '192.0.2.9'],
    ['::ffff:c000:0209', '192.0.2.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0DB8:0000::1', '2001:db8:0:0'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0:0:0:0:1'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('the address of a visitor', () => {
  it.each([
    { forwarded: '1.1.1.1', proxies: 0, address: '9.9.9.9' },
    { forwarded: '1.1.1.1', proxies: 1, address: '1.1.1.1' },
    { forwarded: '6.6.6.6, 1.1.1.1', proxies: 1, address: '1.1.1.1' },
    { forwarded: '6.6.6.6, 1.1.1.1, 2.2.2.2', proxies: 2, address: '1.1.1.1' },
    { forwarded: '1.1.1.1', proxies: 2, address: '9.9.9.9' },
    { forwarded: undefined, proxies: 1, address: '9.9.9.9' },
    { forwarded: '', proxies: 1, address: '9.9.9.9' },
  ])('behind $proxies proxies that report "$forwarded" is $address', ({ forwarded, proxies, address }) => {
    expect(visitorAddress('9.9.9.9', forwarded, proxies)).toBe(address)
  })
})
