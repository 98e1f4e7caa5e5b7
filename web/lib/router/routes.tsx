import { type ReactNode, useContext } from 'react'
import { OutletContext, type Params, ParamsContext } from './contexts.ts'

/** A page at a path, or a layout around pages, which shows them by `<Outlet/>`. */
export interface Route {
  /** `/comics/:id`; `*` is any other path. */
  path?: string
  element: ReactNode
  /** Begins to load what the element needs. */
  preload?: () => void
  children?: Route[]
}

interface Match {
  /** From the outermost layout to the page. */
  routes: Route[]
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
  const match = findPage(routes, pathname)
  if (match === undefined) return null
  return (
    <ParamsContext value={match.params}>
      <Nested elements={match.routes.map(({ element }) => element)} />
    </ParamsContext>
  )
}

/** Begins to load all that the page needs, instead of each part when the one around it is rendered. */
export function preloadRoute(routes: Route[], pathname: string): void {
  for (const { preload } of findPage(routes, pathname)?.routes ?? []) preload?.()
}

function findPage(routes: Route[], pathname: string): Match | undefined {
  return findMatch(routes, (path) => matchPath(path, pathname)) ?? findMatch(routes, matchAny)
}

/** Each in the outlet of the one before. */
function Nested({ elements: [outer, ...inner] }: { elements: ReactNode[] }) {
  const below = inner.length === 0 ? null : <Nested elements={inner} />
  return <OutletContext value={below}>{outer}</OutletContext>
}

type MatchPath = (path: string) => Params | undefined

const matchAny: MatchPath = (path) => (path === '*' ? {} : undefined)

function findMatch(routes: Route[], matches: MatchPath): Match | undefined {
  for (const route of routes) {
    const below = route.children && findMatch(route.children, matches)
    if (below !== undefined) return { ...below, routes: [route, ...below.routes] }
    const params = route.path === undefined ? undefined : matches(route.path)
    if (params !== undefined) return { routes: [route], params }
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
