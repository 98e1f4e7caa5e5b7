import { once } from 'node:events'
import { type IncomingMessage, type RequestOptions, request } from 'node:http'

/** A request with just these headers beside the host, each on a connection of its own. */
export async function ask(url: string, options: RequestOptions = {}) {
  const call = request(url, { agent: false, ...options }).end()
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray()).toString()
  return { status: answer.statusCode, headers: answer.headers, body }
}

export interface Metrics {
  text: string
  /** Of a line as it stands there, labels included; undefined where there is none. */
  value(line: string): number | undefined
  /** The values of one label of a metric, each once. */
  labels(metric: string, label: string): string[]
  /** The metrics that are named but have no value. */
  empty: string[]
}

/** What Prometheus reads there. */
export async function readMetrics(url: string): Promise<Metrics> {
  const { status, body } = await ask(`${url}/metrics`)
  if (status !== 200) throw new Error(`There are no metrics here: ${status}`)
  return parseMetrics(body)
}

export function parseMetrics(text: string): Metrics {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const values = new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))]
    }),
  )
  return {
    text,
    value: (line) => values.get(line),
    empty: [...text.matchAll(/^# TYPE (\w+) /gm)]
      .map(([, name = '']) => name)
      .filter((name) => !lines.some((line) => hasName(line, name))),
    labels: (metric, label) => {
      const found = lines
        .filter((line) => line.startsWith(`${metric}{`))
        .flatMap((line) => new RegExp(`[{,]${label}="([^"]*)"`).exec(line)?.[1] ?? [])
      return [...new Set(found)]
    },
  }
}

function hasName(line: string, metric: string): boolean {
  return new RegExp(`^${metric}(_(bucket|sum|count))?[{ ]`).test(line)
}
