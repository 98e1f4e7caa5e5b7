/** As a ref: words that stand in the place of a form get the focus that the form had. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
