import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Outlet, preloadRoute, type Route, renderRoute, useParams } from './routes.tsx'

function Layout() {
  return (
    <section aria-label="Layout">
      <Outlet />
    </section>
  )
}

function Page({ name }: { name: string }) {
  return <p>{`${name} ${useParams().id ?? ''}`.trim()}</p>
}

const ROUTES = [
  {
    element: <Layout />,
    children: [
      { path: '/', element: <Page name="home" /> },
      { path: '/comics', element: <Page name="comics" /> },
      { path: '/comics/:id', element: <Page name="comic" /> },
      { path: '*', element: <Page name="missing" /> },
    ],
  },
  { path: '/login', element: <Page name="login" /> },
]

test.each([
  ['/', 'home'],
  ['/comics', 'comics'],
  ['/Comics/', 'comics'],
  ['/comics/7', 'comic 7'],
  ['/comics/a%20b', 'comic a b'],
  ['/comics/%E0%A4%A', 'comic %E0%A4%A'],
  ['/comics/7/more', 'missing'],
  ['/comics.', 'missing'],
])('%s shows %s inside its layout', (path, words) => {
  render(renderRoute(ROUTES, path))
  expect(screen.getByRole('region', { name: 'Layout' })).toHaveTextContent(words)
})

test('a page outside of the layout comes before that of any other path', () => {
  render(renderRoute(ROUTES, '/login'))
  expect(screen.getByText('login')).toBeInTheDocument()
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

test('preloads a page and all that is around it, and nothing else', () => {
  const preloaded: string[] = []
  const toRoute = (name: string, rest: Partial<Route> = {}): Route => ({
    element: name,
    preload: () => void preloaded.push(name),
    ...rest,
  })
  const comics = [toRoute('comics', { path: '/comics' }), toRoute('comic', { path: '/comics/:id' })]
  preloadRoute([toRoute('layout', { children: comics }), toRoute('login')], '/comics/7')
  expect(preloaded).toEqual(['layout', 'comic'])
})
