import { describe, expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

describe('security 5: callers by IPv4 on a dual-stack socket', () => {
  test.each([
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '::FFFF:203.0.113.7',
    '::ffff:cb00:7107',
    '0:0:0:0:0:ffff:203.0.113.7',
    '0000:0000:0000:0000:0000:ffff:cb00:7107',
    '0::ffff:cb00:7107',
    '::ffff:203.0.113.7%eth0',
    '64:ff9b::203.0.113.7',
  ])('%s is one caller', (address) => {
    expect(networkOf(address)).toBe('203.0.113.7')
  })

  test('two IPv4 callers are two', () => {
    expect(networkOf('::ffff:10.0.0.1')).not.toBe(networkOf('::ffff:10.0.0.2'))
  })
})

test.each([
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8::ffff:ffff', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0000:0001:0002:0003:0004', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:db8:a:b:c:d:e:f', '2001:db8:a:b::/64'],
  ['2001:db8:a:b::', '2001:db8:a:b::/64'],
  ['2001:db8:a:b:c:d:198.51.100.1', '2001:db8:a:b::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::a:b:c:d:e', '0:0:0:a::/64'],
])('of %s the /64 network counts', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each(['', 'unknown', '10.0.0.1:4711', '1:2:3'])('%j stays as it is', (address) => {
  expect(networkOf(address)).toBe(address)
})
