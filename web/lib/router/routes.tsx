import { type ReactNode, useContext } from 'react'
import { OutletContext, type Params, ParamsContext } from './contexts.ts'

/** A page at a path, or a layout around pages, which shows them by `<Outlet/>`. */
export interface Route {
  /** `/comics/:id`; `*` is any other path. */
  path?: string
  element: ReactNode
  children?: Route[]
}

interface Match {
  /** From the outermost layout to the page. */
  elements: ReactNode[]
  params: Params
}

/** The page of the route around it. */
export function Outlet() {
  return useContext(OutletContext)
}

/** The parts of the path that the route names. */
export function useParams(): Params {
  return useContext(ParamsContext)
}

/** The first route with that path, or else that of any other. Letter case and a slash at the end make no difference. */
export function renderRoute(routes: Route[], pathname: string): ReactNode {
  const match =
    findMatch(routes, (path) => matchPath(path, pathname)) ?? findMatch(routes, matchAny)
  if (match === undefined) return null
  return (
    <ParamsContext value={match.params}>
      <Nested elements={match.elements} />
    </ParamsContext>
  )
}

/** Each in the outlet of the one before. */
function Nested({ elements: [outer, ...inner] }: Pick<Match, 'elements'>) {
  const below = inner.length === 0 ? null : <Nested elements={inner} />
  return <OutletContext value={below}>{outer}</OutletContext>
}

type MatchPath = (path: string) => Params | undefined

const matchAny: MatchPath = (path) => (path === '*' ? {} : undefined)

function findMatch(routes: Route[], matches: MatchPath): Match | undefined {
  for (const { path, element, children } of routes) {
    const below = children && findMatch(children, matches)
    if (below !== undefined) return { ...below, elements: [element, ...below.elements] }
    const params = path === undefined ? undefined : matches(path)
    if (params !== undefined) return { elements: [element], params }
  }
  return undefined
}

function matchPath(pattern: string, pathname: string): Params | undefined {
  if (pattern === '*') return undefined
  const found = toExpression(pattern).exec(pathname)
  if (found === null) return undefined
  const named = Object.entries({ ...found.groups })
  return Object.fromEntries(named.map(([name, text]) => [name, decode(text)]))
}

function toExpression(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i')
}

/** An address that cannot be decoded is taken as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
