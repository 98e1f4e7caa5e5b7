import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { serverAddress } from './server-address.ts'

test.each([
  {},
  { HOST: '', PORT: '' },
  { PORT: '80' },
  { PORT: ' 8080 ' },
  { HOST: '10.1.2.3', PORT: '4321' },
  { HOST: 'rack.internal' },
])('finds the server of %j where the configuration has it', (environment) => {
  const { host, port } = readConfig(environment)
  expect(serverAddress(environment)).toBe(`http://${host}:${port}`)
})

test.each([
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['fd00::7', 'http://[fd00::7]:3000'],
])('finds a server that listens on %s at %s', (HOST, address) => {
  expect(serverAddress({ HOST })).toBe(address)
})
