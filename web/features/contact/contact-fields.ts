import type { FieldName } from './contact-desk-props.ts'

export type ContactValues = Record<FieldName, string>

export const FIELD_NAMES: FieldName[] = ['fullname', 'email', 'message']

export function getField(form: HTMLFormElement, name: FieldName) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field
  throw new Error(`The form has no field ${name}.`)
}

/** As they are typed: what a FormData gives may have other line ends. */
export function readValues(form: HTMLFormElement): ContactValues {
  return mapFields((name) => getField(form, name).value)
}

/** Without what the account gives anyway. */
export function readTyped(form: HTMLFormElement): ContactValues {
  return mapFields((name) => {
    const { value, defaultValue } = getField(form, name)
    return value === defaultValue ? '' : value
  })
}

/** As if the reader had typed it. */
export function fillIn(form: HTMLFormElement, values: ContactValues): void {
  for (const name of FIELD_NAMES) getField(form, name).value = values[name]
}

/** Leaves alone what has a text already. */
export function fillBlanks(form: HTMLFormElement, values: Partial<ContactValues>): void {
  for (const name of FIELD_NAMES) {
    const field = getField(form, name)
    const text = values[name]
    if (field.value === '' && text) field.value = text
  }
}

function mapFields(read: (name: FieldName) => string): ContactValues {
  return { fullname: read('fullname'), email: read('email'), message: read('message') }
}

/** At the end of what is there, and wholly in sight. */
export function focusMessage(form: HTMLFormElement): void {
  const message = getField(form, 'message')
  message.focus()
  message.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  message.setSelectionRange(message.value.length, message.value.length)
}
