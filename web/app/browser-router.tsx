import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'

/** In place of the router's own, which shares a file with all that its framework needs. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setPlace] = useState({
    action: history.action,
    location: history.location,
  })

  useLayoutEffect(
    () => history.listen((place) => startTransition(() => setPlace(place))),
    [history],
  )

  return (
    <Router navigator={history} navigationType={action} location={location}>
      {children}
    </Router>
  )
}
