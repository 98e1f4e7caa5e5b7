import { type ReactNode, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'

/** In place of the router's own, which shares a file with all that its framework needs. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setPlace] = useState({
    action: history.action,
    location: history.location,
  })

  // Not as a transition: nothing here waits by Suspense, and whatever moves would hold the page up.
  useLayoutEffect(() => history.listen(setPlace), [history])

  return (
    <Router navigator={history} navigationType={action} location={location}>
      {children}
    </Router>
  )
}
