declare global {
  interface Window {
    /** Recorded by the inline script of the landing page until hydration. */
    pressedEarly?: HTMLButtonElement[] | undefined
  }
}

/** Stops recording, and returns the buttons that were pressed before hydration. */
export function takeEarlyPresses(): HTMLButtonElement[] {
  const pressed = window.pressedEarly ?? []
  window.pressedEarly = undefined
  return pressed
}
