import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useLocation } from '#web/lib/router/router.tsx'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { PageField } from './page-field.tsx'

function Pages() {
  const { search } = useLocation()
  const current = Number(new URLSearchParams(search).get('page') ?? 1)
  return (
    <>
      <PageField current={current} last={1437} toPage={(page) => ({ search: `?page=${page}` })} />
      <output>{search}</output>
    </>
  )
}

function renderField() {
  render(
    <MemoryRouter initialEntries={['/comics']}>
      <Pages />
    </MemoryRouter>,
  )
}

test('leads to the page whose number is entered, and shows it from then on', async () => {
  renderField()
  const field = screen.getByRole('spinbutton', { name: 'Go to page' })
  expect(field).toHaveValue(1)
  await userEvent.clear(field)
  await userEvent.type(field, '700{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('?page=700')
  expect(screen.getByRole('spinbutton', { name: 'Go to page' })).toHaveValue(700)
})

test.each(['0', '1438', '2.5', ''])('leaves it to the browser to explain %j', async (entered) => {
  renderField()
  const field = screen.getByRole('spinbutton', { name: 'Go to page' })
  await userEvent.clear(field)
  if (entered !== '') await userEvent.type(field, entered)
  await userEvent.click(screen.getByRole('button', { name: 'Go' }))
  expect(field).toBeInvalid()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
