import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NODE_PACKAGES } from './node-packages.mjs'

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'))

test.each(Object.entries(NODE_PACKAGES))(
  '%s has a Node from 24 on in the lock: %s',
  (machine, name) => {
    const { version, os, cpu, optional } = lock.packages[`node_modules/${name}`]
    expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(24)
    expect(`${os}-${cpu}`).toBe(machine)
    expect(optional).toBe(true)
  },
)
