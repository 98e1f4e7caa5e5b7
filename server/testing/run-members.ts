import { runCommand } from '../members/run-command.ts'

/** `npm run members` without a process around it. */
export function runMembers(environment: Record<string, string>, ...args: string[]) {
  return runMembersTyping(undefined, environment, ...args)
}

/** The same for somebody who types this when asked. */
export async function runMembersTyping(
  typed: string | undefined,
  environment: Record<string, string>,
  ...args: string[]
) {
  let printed = ''
  let complained = ''
  const code = await runCommand(args, environment, {
    print: (text) => (printed += text),
    complain: (text) => (complained += `${text}\n`),
    ask: async (question) => {
      complained += `${question}\n`
      return typed
    },
    width: undefined,
  })
  return { code, printed, complained }
}
