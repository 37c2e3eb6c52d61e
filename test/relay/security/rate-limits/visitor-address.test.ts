import { describe, expect, it } from 'vitest'
import {
  createVisitors,
  networksOf,
  sharesOf,
  shortName,
  visitorAddress,
} from '../../../../src/relay/security/rate-limits/visitor-address.ts'

describe('networks of an address', () => {
  it.each([
    ['192.0.2.9', '192.0.2.9'],
    ['192.0.2.9:4711', '192.0.2.9'],
    ['::ffff:192.0.2.9', '192.0.2.9'],
    ['::FFFF:192.0.2.9', '192.0.2.9'],
    ['0:0:0:0:0:ffff:192.0.2.9', '192.0.2.9'],
    ['::ffff:c000:0209', '192.0.2.9'],
    ['2001:db8:1:234:3:4:5:6', '2001:db8:1:234/64', '2001:db8:1:200/56', '2001:db8:1:0/48'],
    ['2001:db8::1', '2001:db8:0:0/64', '2001:db8:0:0/56', '2001:db8:0:0/48'],
    ['2001:0DB8:0000::1', '2001:db8:0:0/64', '2001:db8:0:0/56', '2001:db8:0:0/48'],
    ['[2001:db8:1:ff02::1]:443', '2001:db8:1:ff02/64', '2001:db8:1:ff00/56', '2001:db8:1:0/48'],
    ['fe80::1%eth0', 'fe80:0:0:0/64', 'fe80:0:0:0/56', 'fe80:0:0:0/48'],
    ['::1', '0:0:0:0:0:0:0:1'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('of %s start with %s', (address, ...networks) => {
    expect(networksOf(address)).toEqual(networks)
  })
})

describe('name of a visitor', () => {
  const visitors = createVisitors({ trustedProxies: 0, secret: 'a secret' })
  const names = (address: string) => sharesOf(visitors.nameOfAddress(address))

  it('gives growing shares to the networks of an IPv6 address, and one to an IPv4 address', () => {
    expect(names('2001:db8::1').map(({ times }) => times)).toEqual([1, 4, 16])
    expect(names('192.0.2.9').map(({ times }) => times)).toEqual([1])
    expect(names('::ffff:192.0.2.9')).toEqual(names('192.0.2.9'))
  })

  it('is shared by neighbours as far as their networks are', () => {
    const [own, household, site] = names('2001:db8:1:200::1')
    expect(names('2001:db8:1:200::2')).toEqual([own, household, site])
    expect(names('2001:db8:1:2ff::1').slice(1)).toEqual([household, site])
    expect(names('2001:db8:1:300::1').slice(2)).toEqual([site])
    expect(names('2001:db8:2:200::1')).not.toContainEqual(site)
    // Networks of different sizes with the same prefix have different names.
    expect(new Set(names('2001:db8:1::1').map(({ name }) => name)).size).toBe(3)
  })

  it('reveals nothing of the address, and is short in logs', () => {
    const name = visitors.nameOfAddress('2001:db8::1')
    expect(name).toMatch(/^[\w-]{22}(\.[\w-]{22}){2}$/)
    expect(shortName(name)).toBe(name.slice(0, 22))
  })
})

describe('address of a visitor', () => {
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
