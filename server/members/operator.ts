import { hostname, userInfo } from 'node:os'
import { plainLine } from '../plain-text.ts'

const MAX_LENGTH = 100

/** Who runs a command: the user of the operating system, and the machine. */
export interface Operator {
  operator: string
  host: string
}

/** With sudo also who asked for it, as sudo says. */
export function findOperator(environment: Record<string, string | undefined>): Operator {
  const user = findUser()
  const asker = environment.SUDO_USER
  const operator = asker === undefined || asker === user ? user : `${asker} as ${user}`
  return { operator: short(operator), host: short(hostname()) }
}

/** A container may run under a number that has no name. */
function findUser(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.()}`
  }
}

function short(text: string): string {
  return plainLine(text).slice(0, MAX_LENGTH)
}
