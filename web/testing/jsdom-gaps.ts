/** Minimal polyfills of browser features that jsdom lacks. */
export function fillJsdomGaps(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  // Not by `vi.stubGlobal`, which a test undoes together with its own stubs.
  Object.assign(window, {
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  })
}
