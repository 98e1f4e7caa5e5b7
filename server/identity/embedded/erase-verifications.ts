import type { Member } from '../../members.ts'
import type { Database } from '../../store/database.ts'

/**
 * Deletes the links of mails and the like that name a member, by id or by address, as the whole
 * value, as the end of a name (`verify:a@b.example`) or as a text of a JSON value.
 */
export async function eraseVerifications(
  database: Database,
  { id, email }: Pick<Member, 'id' | 'email'>,
): Promise<void> {
  const matches = [id, email].map(escaped).flatMap((text) => [text, `%:${text}`, `%"${text}"%`])
  await database.run(
    `DELETE FROM identity_verifications WHERE ${matches
      .map(() => `value LIKE ? ESCAPE '!' OR identifier LIKE ? ESCAPE '!'`)
      .join(' OR ')}`,
    ...matches.flatMap((match) => [match, match]),
  )
}

function escaped(text: string): string {
  return text.replaceAll(/[!%_]/g, '!$&')
}
