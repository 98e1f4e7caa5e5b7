import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps, MouseEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { useLocation, useNavigationType } from '#web/lib/router/router.tsx'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { Link } from './link.tsx'
import { NavLink } from './nav-link.tsx'

function Place() {
  const { pathname, search } = useLocation()
  return <p role="status">{`${useNavigationType()} ${pathname}${search}`}</p>
}

/** Prevents the navigations that the link leaves to the browser, which jsdom does not implement. */
const leaveToBrowser = vi.fn((event: MouseEvent) => event.preventDefault())

function renderLink(props: Partial<ComponentProps<typeof Link>> = {}) {
  render(
    <MemoryRouter initialEntries={['/comics']}>
      {/* biome-ignore lint/a11y: it only stands for the window */}
      <div onClick={(event) => event.defaultPrevented || leaveToBrowser(event)}>
        <Link to="/series?page=2" {...props}>
          Series
        </Link>
      </div>
      <Place />
    </MemoryRouter>,
  )
  leaveToBrowser.mockClear()
  return screen.getByRole('link')
}

test('goes there without leaving the page', async () => {
  const link = renderLink()
  expect(link).toHaveAttribute('href', '/series?page=2')
  await userEvent.click(link)
  expect(screen.getByRole('status')).toHaveTextContent('PUSH /series?page=2')
  expect(leaveToBrowser).not.toHaveBeenCalled()
})

test('makes no second entry in the history for the page the reader is on', async () => {
  await userEvent.click(renderLink({ to: '/comics' }))
  expect(screen.getByRole('status')).toHaveTextContent('REPLACE /comics')
})

test.each(['Control', 'Meta', 'Shift', 'Alt'])(
  'leaves a press with %s to the browser',
  async (key) => {
    const link = renderLink()
    const user = userEvent.setup()
    await user.keyboard(`{${key}>}`)
    await user.click(link)
    expect(leaveToBrowser).toHaveBeenCalledOnce()
    expect(screen.getByRole('status')).toHaveTextContent('POP /comics')
  },
)

test.each([{ target: '_blank' }, { reloadDocument: true }])(
  'leaves a link with %o to the browser',
  async (props) => {
    await userEvent.click(renderLink(props))
    expect(leaveToBrowser).toHaveBeenCalledOnce()
    expect(screen.getByRole('status')).toHaveTextContent('POP /comics')
  },
)

test('stays when its own handler has dealt with the press', async () => {
  await userEvent.click(renderLink({ onClick: (event) => event.preventDefault() }))
  expect(screen.getByRole('status')).toHaveTextContent('POP /comics')
})

test.each([
  ['/comics', true],
  ['/comics/1', true],
  ['/comics-of-old', false],
  ['/', false],
])('at %s a link of the bar to /comics is current: %s', (path, current) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <NavLink to="/comics">Comics</NavLink>
    </MemoryRouter>,
  )
  const link = screen.getByRole('link')
  if (current) expect(link).toHaveAttribute('aria-current', 'page')
  else expect(link).not.toHaveAttribute('aria-current')
})

test('a link to one page alone is not current on those below it', () => {
  render(
    <MemoryRouter initialEntries={['/comics/1']}>
      <NavLink to="/comics" end>
        Comics
      </NavLink>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-current')
})
