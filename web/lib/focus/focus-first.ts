/** Of the fields with these names, the first in the order of the page gets the focus. */
export function focusFirst(form: HTMLFormElement, names: string[]): void {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  Array.from(fields)
    .find(({ name }) => names.includes(name))
    ?.focus()
}
