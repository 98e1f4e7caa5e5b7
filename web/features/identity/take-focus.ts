/** A callback ref: a message that replaces a form takes over the focus of the form. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
