import type {} from './lib/site/early-presses.ts'

/**
 * Stands in the landing page itself, as text: nothing outside of this function is there for it.
 *
 * The page can be read without its scripts, so they leave the line to what is seen first: they are
 * asked for when the picture at the top is painted, or has failed, or the reader does something.
 * Buttons pressed before the scripts are there are kept for `takeEarlyPresses`.
 */
export function startAfterPaint(sources: string[]): void {
  const pressed: HTMLButtonElement[] = []
  window.pressedEarly = pressed

  function start() {
    for (const source of sources.splice(0)) {
      const script = document.createElement('script')
      script.async = false
      script.src = source
      document.head.append(script)
    }
  }
  // An observer reports with the next frame, the first time whatever it sees. With the second one the
  // picture is on the screen.
  function startAfterFrames(count: number) {
    if (count === 0) return start()
    new IntersectionObserver((_, frame) => {
      frame.disconnect()
      startAfterFrames(count - 1)
    }).observe(document.body)
  }

  const scene = document.querySelector<HTMLImageElement>('main img')
  if (scene === null) start()
  else scene.decode().then(() => startAfterFrames(2), start)
  for (const act of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    addEventListener(act, start, { once: true, passive: true })
  }
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button !== null && window.pressedEarly === pressed) pressed.push(button)
  })
}
