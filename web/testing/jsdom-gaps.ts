import { vi } from 'vitest'

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
  vi.stubGlobal('matchMedia', (media: string) => {
    return Object.assign(new EventTarget(), { media, matches: false })
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
}
