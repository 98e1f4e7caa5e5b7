import { PASSWORD_RULES } from '#contract/identity.ts'

/** The items of the password checklist. Undefined is a field that was not touched yet. */
export function judgePassword(password: string | undefined) {
  return PASSWORD_RULES.map(({ label, isMet }) => {
    if (password === undefined) return { label, state: 'neutral' as const }
    return { label, state: isMet(password) ? ('met' as const) : ('unmet' as const) }
  })
}
