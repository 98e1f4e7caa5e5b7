import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { needProgram } from './test-with.ts'

const UNIT = join(import.meta.dirname, '../systemd/spinner-rack.service')
const ARCHITECTURES: Record<string, string> = {
  x64: 'SCMP_ARCH_X86_64',
  arm64: 'SCMP_ARCH_AARCH64',
}

/** The unit's filter of system calls, as containers take one. */
export function allowedCalls(): object {
  const allowed = new Set<string>()
  for (const [, list = ''] of readFileSync(UNIT, 'utf8').matchAll(/^SystemCallFilter=(.*)$/gm)) {
    const forbids = list.startsWith('~')
    for (const call of list.replace('~', '').split(' ').flatMap(callsOf)) {
      if (forbids) allowed.delete(call)
      else allowed.add(call)
    }
  }
  return {
    defaultAction: 'SCMP_ACT_ERRNO',
    defaultErrnoRet: 1,
    architectures: [ARCHITECTURES[process.arch]],
    syscalls: [{ names: [...allowed], action: 'SCMP_ACT_ALLOW' }],
  }
}

/** The calls of a set, those of the sets in it included. */
function callsOf(name: string): string[] {
  if (!name.startsWith('@')) return [name]
  const listed = execFileSync(needProgram('systemd-analyze'), [
    'syscall-filter',
    name,
    '--no-pager',
  ])
  const lines = String(listed).split('\n').slice(1)
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap(callsOf)
}
