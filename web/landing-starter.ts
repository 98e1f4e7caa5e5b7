import type {} from './lib/site/early-presses.ts'

/**
 * Inlined into the landing page as text, so it must not refer to anything outside of this function. The
 * prerendered page is readable without its scripts, so they do not compete with the first paint: they
 * load after the hero picture is painted or has failed, or on the first input. Buttons pressed before
 * the scripts are loaded are recorded for `takeEarlyPresses`.
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
  // An IntersectionObserver always reports once, with the next frame. After the second one the picture
  // is on the screen.
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
