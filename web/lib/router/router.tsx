import {
  type Context,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { HistoryContext, PathnameContext, PlaceContext } from './contexts.ts'
import { createBrowserHistory, type History, type NavigationType, type Place } from './history.ts'
import { type Location, resolvePath, type To } from './location.ts'

interface RouterProps {
  history: History
  children: ReactNode
}

/** Everything inside knows where the reader is, and can navigate. */
export function Router({ history, children }: RouterProps) {
  const [place, setPlace] = useState<Place>({ location: history.location, action: history.action })

  // Not in a transition: no page uses Suspense, and running animations would delay the new page.
  useLayoutEffect(() => history.listen(setPlace), [history])

  return (
    <HistoryContext value={history}>
      <PlaceContext value={place}>
        <PathnameContext value={place.location.pathname}>{children}</PathnameContext>
      </PlaceContext>
    </HistoryContext>
  )
}

export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createBrowserHistory)
  return <Router history={history}>{children}</Router>
}

function useRouter<Value>(context: Context<Value | null>): Value {
  const value = useContext(context)
  if (value === null) throw new Error('There is no router around this.')
  return value
}

export function useHistory(): History {
  return useRouter(HistoryContext)
}

function usePlace(): Place {
  return useRouter(PlaceContext)
}

export function useLocation<State = unknown>(): Location<State> {
  return usePlace().location as Location<State>
}

export function usePathname(): string {
  return useRouter(PathnameContext)
}

export function useNavigationType(): NavigationType {
  return usePlace().action
}

export interface NavigateOptions {
  replace?: boolean
  /** Kept with the history entry. */
  state?: unknown
}

export interface NavigateFunction {
  (to: To, options?: NavigateOptions): void
  (delta: number): void
}

/** The same function in every render. */
export function useNavigate(): NavigateFunction {
  const history = useHistory()
  return useMemo(
    () =>
      (to: To | number, { replace = false, state }: NavigateOptions = {}) => {
        if (typeof to === 'number') return history.go(to)
        const path = resolvePath(to, history.location.pathname)
        if (replace) history.replace(path, state)
        else history.push(path, state)
      },
    [history],
  )
}

interface NavigateProps extends NavigateOptions {
  to: To
}

/** Navigates as soon as it is shown. */
export function Navigate({ to, replace = false, state }: NavigateProps) {
  const navigate = useNavigate()
  const target = JSON.stringify([to, state])
  useEffect(() => {
    const [to, state] = JSON.parse(target)
    navigate(to, { replace, state })
  }, [navigate, target, replace])
  return null
}
