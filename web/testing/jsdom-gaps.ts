/** What the site asks of a browser and jsdom does not have, as little of it as tests need. */
export function fillJsdomGaps(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  // Not as stubs, which a test takes away with its own.
  Object.assign(window, {
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  })
}
