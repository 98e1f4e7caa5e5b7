import { type ReactNode, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'

/** Used instead of the router's own, which is in one file with all of its framework mode. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setPlace] = useState({
    action: history.action,
    location: history.location,
  })

  // Not in a transition: no page uses Suspense, and running animations would delay the new page.
  useLayoutEffect(() => history.listen(setPlace), [history])

  return (
    <Router navigator={history} navigationType={action} location={location}>
      {children}
    </Router>
  )
}
