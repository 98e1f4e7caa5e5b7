/** A fault of the surroundings, told to the person who runs the server instead of a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Runs one step of the start; if it fails, says so in these words and with the step's own reason. */
export async function orSay<Result>(
  words: string,
  step: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    throw new StartError(`${words}: ${error instanceof Error ? error.message : error}.`)
  }
}
