import { PASSWORD_RULES } from '#contract/identity.ts'

/** The points of the checklist. Undefined is a password that nobody has touched yet. */
export function judgePassword(password: string | undefined) {
  return PASSWORD_RULES.map(({ label, isMet }) => {
    if (password === undefined) return { label, state: 'neutral' as const }
    return { label, state: isMet(password) ? ('met' as const) : ('unmet' as const) }
  })
}
