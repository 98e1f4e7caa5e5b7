/** An operational failure at start, printed as a message instead of a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/**
 * Runs one step of the start; a failure becomes a StartError with this message and the cause's own, unless
 * it is one already.
 */
export async function orSay<Result>(
  words: string,
  step: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${words}: ${error instanceof Error ? error.message : error}.`)
  }
}
