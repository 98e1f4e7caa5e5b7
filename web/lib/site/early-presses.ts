declare global {
  interface Window {
    /** Kept by the starter of the landing page, until the site takes over. */
    pressedEarly?: HTMLButtonElement[] | undefined
  }
}

/** Ends the keeping, and gives what was pressed before anything could answer it. */
export function takeEarlyPresses(): HTMLButtonElement[] {
  const pressed = window.pressedEarly ?? []
  window.pressedEarly = undefined
  return pressed
}
