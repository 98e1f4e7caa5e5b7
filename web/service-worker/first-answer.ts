/**
 * The answer of the network; if it fails or is late, the kept one. Without a kept one the network has
 * all the time it wants, and its failure is passed on.
 */
export async function firstAnswer(
  network: Promise<Response>,
  recall: () => Promise<Response | undefined>,
  patienceMs: number,
): Promise<{ response: Response; kept: boolean }> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), patienceMs)
  const prompt = await Promise.race([network, late.promise]).catch(() => undefined)
  clearTimeout(timer)
  if (prompt !== undefined) return { response: prompt, kept: false }
  const kept = await recall()
  return kept === undefined
    ? { response: await network, kept: false }
    : { response: kept, kept: true }
}
