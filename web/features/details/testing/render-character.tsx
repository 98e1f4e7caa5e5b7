import { render } from '@testing-library/react'
import { useLocation } from '#web/lib/router/router.tsx'
import { MemoryRouter, Pages } from '#web/testing/memory-router.tsx'
import { Link } from '#web/ui/navigation/link.tsx'

const Nothing = () => null

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

/** Renders the page of a character with a cache of its own, a way on, and its address. */
export async function renderCharacter(path: string) {
  const { DetailView } = await import('../detail-view.tsx')
  const { characterDetail } = await import('../character-detail.tsx')
  render(
    <MemoryRouter initialEntries={[path]}>
      <Pages
        routes={[
          {
            path: '/characters/:id',
            element: (
              <main>
                <DetailView
                  source={characterDetail}
                  actions={{
                    Heart: ({ name }) => <button type="button">Favourite {name}</button>,
                    ReadMark: Nothing,
                    RowMark: Nothing,
                    OwnMark: Nothing,
                    MarkAll: Nothing,
                    ReadDate: Nothing,
                    AddToList: Nothing,
                    RowAdd: Nothing,
                    OwnIt: Nothing,
                    CopiesLine: Nothing,
                    OwnedOfSeries: Nothing,
                    MakeList: Nothing,
                    Progress: Nothing,
                  }}
                  missing={<p>Page not found</p>}
                />
              </main>
            ),
          },
          { path: '*', element: <p>Elsewhere</p> },
        ]}
      />
      <Link to="/characters/2">Onwards</Link>
      <Address />
    </MemoryRouter>,
  )
}
