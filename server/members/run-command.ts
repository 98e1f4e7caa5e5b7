import { readConfig } from '../config.ts'
import { type AccountEntry, findAccount } from '../identity/embedded/account-directory.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { deleteMember, deleteWhatIsKept } from './delete-member.ts'
import { findOperator } from './operator.ts'
import { type MemberCommand, readCommand, UsageError } from './read-command.ts'
import { Refusal } from './refusal.ts'
import { runAct } from './run-act.ts'
import { showAudit, showList, showMember } from './show-members.ts'
import { openSite, type Site } from './site.ts'
import type { Terminal } from './terminal.ts'
import { wordsFor } from './words-for.ts'

/** Returns the exit code: 0 success, 1 failure, 2 usage error. */
export async function runCommand(
  args: string[],
  environment: Record<string, string | undefined>,
  terminal: Terminal,
): Promise<number> {
  try {
    const command = readCommand(args)
    const site = await openSite(readConfig(environment), findOperator(environment))
    try {
      await run(site, command, terminal)
      return 0
    } finally {
      await site.close()
    }
  } catch (error) {
    terminal.complain(plainText(wordsFor(error)))
    return error instanceof UsageError ? 2 : 1
  }
}

async function run(site: Site, command: MemberCommand, terminal: Terminal): Promise<void> {
  if (command.name === 'audit') return showAudit(site, command, terminal)
  if (site.config.firebase !== null) return runWithoutAccounts(site, command, terminal)
  if (command.name === 'list') return showList(site, command, terminal)
  const member = await getAccount(site, command.who)
  if (command.name === 'show') return showMember(site, member, command.json, terminal)
  if (command.name === 'delete') {
    if (!command.yes) await confirmDeletion(member.email, terminal)
    await deleteMember(site, member)
    return terminal.print(`${plainLine(member.email)} is deleted, with all that was kept.\n`)
  }
  const { answer, hint } = await runAct(site, command.name, member)
  terminal.print(`${plainLine(answer)}\n`)
  if (hint !== undefined) terminal.complain(plainLine(hint))
}

/** With accounts at Firebase only what is kept here can be deleted. */
async function runWithoutAccounts(
  site: Site,
  command: MemberCommand,
  terminal: Terminal,
): Promise<void> {
  if (command.name !== 'delete') {
    throw new Refusal(
      `IDENTITY=firebase: accounts are kept at Firebase, so ${command.name} is for its console.`,
    )
  }
  const { who, yes } = command
  if (who.includes('@')) {
    throw new Refusal('IDENTITY=firebase: only Firebase knows addresses. Give the User UID.')
  }
  if (!yes) await confirmDeletion(who, terminal)
  await deleteWhatIsKept(site, who)
  terminal.print(
    `Whatever was kept here of ${plainLine(who)} is deleted. The account is deleted in Firebase’s console.\n`,
  )
}

async function getAccount({ store }: Site, who: string): Promise<AccountEntry> {
  const member = await findAccount(store, who)
  if (member !== undefined) return member
  throw new Refusal(`No member has the e-mail or id ${who}. Parts of one are found by list --text.`)
}

async function confirmDeletion(name: string, { ask }: Terminal): Promise<void> {
  const typed = await ask(`This cannot be undone. Type ${plainLine(name)} to delete it all: `)
  if (typed?.trim().toLowerCase() === name.toLowerCase()) return
  throw new Refusal('That was something else, so nothing was deleted. With --yes nothing is asked.')
}
