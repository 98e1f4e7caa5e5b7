import { ContactSchema, MESSAGE_LENGTH } from '#contract/contact.ts'
import { findErrors } from '#web/lib/find-errors.ts'
import type { FieldName, FormView } from './contact-desk-props.ts'
import type { ContactValues } from './contact-fields.ts'

/** Only the fields that were left say what is wrong with them. */
export function toView(
  values: ContactValues,
  left: ReadonlySet<FieldName>,
  sending: boolean,
): FormView {
  const errors = findErrors(ContactSchema, values)
  const { length } = [...values.message.trim()]
  return {
    errors: Object.fromEntries([...left].map((name) => [name, errors[name]])),
    length: length > 0 ? `${length} of ${MESSAGE_LENGTH.max} characters` : undefined,
    sending,
  }
}
