/** Runs what handles unsent changes in one tab at a time, so that each is sent once. */
export async function alone<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  // Browsers have locks over https and on localhost only, as they have service workers.
  if (navigator.locks === undefined) return run()
  return navigator.locks.request('outbox', run)
}
