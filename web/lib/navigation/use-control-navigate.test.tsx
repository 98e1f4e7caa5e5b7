import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { useControlNavigate } from './use-control-navigate.ts'

function renderControl() {
  const { result } = renderHook(
    () => ({ control: useControlNavigate(), navigate: useNavigate(), at: useLocation().search }),
    { wrapper: MemoryRouter },
  )
  return {
    focus: () => act(async () => result.current.control.onFocus()),
    change: (search: string) => act(async () => result.current.control.change({ search })),
    back: () => act(async () => result.current.navigate(-1)),
    at: () => result.current.at,
  }
}

test('the changes of one visit are one entry of the history, those of the next another', async () => {
  const { focus, change, back, at } = renderControl()
  await focus()
  for (const search of ['?decade=1940', '?decade=1950', '?decade=1960']) await change(search)
  await focus()
  for (const search of ['?size=48', '?size=96']) await change(search)
  await back()
  expect(at()).toBe('?decade=1960')
  await back()
  expect(at()).toBe('')
})

test('after Back the entry that the visit began with is not replaced', async () => {
  const { focus, change, back, at } = renderControl()
  await focus()
  await change('?decade=1940')
  await back()
  await change('?decade=1950')
  await back()
  expect(at()).toBe('')
})

test('changes without the focus are an entry each', async () => {
  const { change, back, at } = renderControl()
  await change('?decade=1940')
  await change('?decade=1950')
  await back()
  expect(at()).toBe('?decade=1940')
})
