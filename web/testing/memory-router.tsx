import { type ReactNode, useState } from 'react'
import { createMemoryHistory, type InitialEntry } from '#web/lib/router/history.ts'
import { Router, useLocation } from '#web/lib/router/router.tsx'
import { type Route, renderRoute } from '#web/lib/router/routes.tsx'

interface MemoryRouterProps {
  initialEntries?: InitialEntry[]
  initialIndex?: number
  children?: ReactNode
}

export function MemoryRouter({
  initialEntries = ['/'],
  initialIndex,
  children,
}: MemoryRouterProps) {
  const [history] = useState(() => createMemoryHistory(initialEntries, initialIndex))
  return <Router history={history}>{children}</Router>
}

/** The page of the current path. */
export function Pages({ routes }: { routes: Route[] }) {
  return renderRoute(routes, useLocation().pathname)
}
