import { vi } from 'vitest'

type Answers = Record<string, () => Response>

interface Call extends PromiseWithResolvers<Response> {
  path: string
  signal: AbortSignal
}

export const toRecord = (record: object) => () => Response.json({ data: { results: [record] } })
export const toPage = (total: number, ...results: object[]) => {
  return () => Response.json({ data: { total, results } })
}
export const toFacts = (facts: object) => () => Response.json(facts)
export const toFailure = () => {
  return Response.json({ code: 500, status: 'The shelves are being moved.' }, { status: 500 })
}

/** Answers requests by the longest known beginning of their path, and 404 to all others. */
export class StubCatalogue {
  answers: Answers
  calls: Call[] = []
  /** Paths that stay pending until the test answers. */
  held = /(?!)/

  constructor(answers: Answers) {
    this.answers = { ...answers }
    vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
      const call = { ...Promise.withResolvers<Response>(), path, signal }
      this.calls.push(call)
      signal.addEventListener('abort', () => call.reject(signal.reason))
      if (!this.held.test(path)) call.resolve(this.answerTo(path))
      return call.promise
    })
  }

  answerTo(path: string): Response {
    const known = Object.keys(this.answers).filter((start) => path.startsWith(start))
    const [closest] = known.sort((a, b) => b.length - a.length)
    const answer = closest === undefined ? undefined : this.answers[closest]
    return answer?.() ?? Response.json({ code: 404, status: 'Not here.' }, { status: 404 })
  }

  findHeld(): Promise<Call> {
    return vi.waitFor(() => {
      const call = this.calls.find(({ path }) => this.held.test(path))
      if (call === undefined) throw new Error('It has not been asked for yet.')
      return call
    })
  }

  get paths(): string[] {
    return this.calls.map(({ path }) => path)
  }
}
