/** Focuses the first of the named fields in document order. */
export function focusFirst(form: HTMLFormElement, names: string[]): void {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  Array.from(fields)
    .find(({ name }) => names.includes(name))
    ?.focus()
}
