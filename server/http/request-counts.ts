import { Durations } from '../durations.ts'
import type { Cut } from './unread-answers.ts'

/** Of a path that no route is for. */
export const NO_ROUTE = '(none)'
/** Of what is not a request of HTTP. */
export const MALFORMED = '(malformed)'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const OTHER_METHOD = 'other'

export interface CountedRequest {
  /** The pattern of its route, never its path: a caller can invent paths without end. */
  route: string
  method: string
  statusCode: number
  ms: number
  /** Why the answer was not sent whole, if it was not. */
  cut?: Cut | undefined
}

/** The requests of one route and method. */
export interface RouteCounts {
  /** How many by status. */
  statuses: Map<number, number>
  durations: Durations
}

/** Requests since the start. Whoever reads them adds up, so that a request costs a few additions. */
export class RequestCounts {
  inFlight = 0
  readonly cut: Record<Cut, number> = { unread: 0, aborted: 0 }
  /** By route and method. */
  readonly routes = new Map<string, Map<string, RouteCounts>>()

  count({ route, method, statusCode, ms, cut }: CountedRequest): void {
    const { statuses, durations } = this.routes.get(route)?.get(method) ?? this.open(route, method)
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    durations.add(ms)
    if (cut !== undefined) this.cut[cut] += 1
  }

  /** What is known to come begins at 0. */
  expect({ route, method, statusCode }: Pick<CountedRequest, 'route' | 'method' | 'statusCode'>) {
    this.open(route, method).statuses.set(statusCode, 0)
  }

  private open(route: string, sent: string): RouteCounts {
    const method = METHODS.includes(sent) ? sent : OTHER_METHOD
    const methods = this.routes.get(route) ?? new Map<string, RouteCounts>()
    const counts = methods.get(method) ?? { statuses: new Map(), durations: new Durations() }
    this.routes.set(route, methods.set(method, counts))
    return counts
  }
}
