import type { Member } from '../../members.ts'
import type { Statement } from '../../store/database.ts'

/**
 * Deletes what names a member by id, wherever in the value: links of mails, second steps and passkeys that
 * were begun and not ended; and what names the address, as the whole value, as the end of a name
 * (`verify:a@b.example`) or as a text of a JSON value.
 */
export function toEraseVerifications({ id, email }: Pick<Member, 'id' | 'email'>): Statement {
  const address = escaped(email)
  const matches = [`%${escaped(id)}%`, address, `%:${address}`, `%"${address}"%`]
  const sql = `DELETE FROM identity_verifications WHERE ${matches
    .map(() => `value LIKE ? ESCAPE '!' OR identifier LIKE ? ESCAPE '!'`)
    .join(' OR ')}`
  return [sql, ...matches.flatMap((match) => [match, match])]
}

function escaped(text: string): string {
  return text.replaceAll(/[!%_]/g, '!$&')
}
