import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { ListTools } from './list-tools.tsx'

test('a list is marked as read as a whole, or from one place up to another', async () => {
  const onMark = vi.fn()
  const comics = [51, 52, 53, 54]
  render(
    <MemoryRouter>
      <ListTools
        id="rainy-days-1"
        words={{ name: 'Rainy days', description: '' }}
        comics={comics}
        Share={() => null}
        Follow={() => null}
        onMark={onMark}
        onDescribe={async () => {}}
        onMerge={async () => {}}
      />
    </MemoryRouter>,
  )
  const choose = async (item: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'More for this list' }))
    await userEvent.click(screen.getByRole('menuitem', { name: item }))
  }
  await choose('Mark all as read')
  await choose('Mark some as read…')
  const [from, upTo] = [screen.getByLabelText('From'), screen.getByLabelText('Up to')]
  expect([from, upTo].map((field) => (field as HTMLInputElement).value)).toEqual(['1', '4'])
  fireEvent.change(from, { target: { value: '5' } })
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Give places from 1 to 4, the first one first.',
  )
  fireEvent.change(from, { target: { value: '2' } })
  fireEvent.change(upTo, { target: { value: '3' } })
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(onMark.mock.calls).toEqual([[comics], [[52, 53]]])
})
