/** Tries again until it does not throw: for what starts a process or a call each time. */
export async function until<Result>(act: () => Result | Promise<Result>): Promise<Result> {
  for (const deadline = AbortSignal.timeout(120_000); ; ) {
    try {
      return await act()
    } catch (error) {
      if (deadline.aborted) throw error
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}
