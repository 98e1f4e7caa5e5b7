import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Profile } from '#contract/sharing.ts'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { PublicProfileSection } from './public-profile-section.tsx'

afterEach(() => vi.unstubAllGlobals())

const OFF: Profile = { isPublic: false, handle: null, name: 'Asha Rao' }
const ON: Profile = { isPublic: true, handle: 'asha', name: 'Asha' }

async function renderSection(profile: Profile, answer: (body: string) => Response = echo) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json(profile)
    sent.push(String(body))
    return answer(String(body))
  })
  render(<PublicProfileSection />, { wrapper: MemoryRouter })
  await screen.findByRole('switch')
  return sent
}

const echo = (body: string) => Response.json(JSON.parse(body))
const field = (name: string) => screen.getByRole('textbox', { name })
const toggle = () => userEvent.click(screen.getByRole('switch'))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save public profile' }))

test('it is off, asks for an address when it is switched on, and tells where the page is', async () => {
  const sent = await renderSection(OFF)
  expect(screen.getByRole('switch')).not.toBeChecked()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await toggle()
  await save()
  expect(field('Address')).toHaveFocus()
  expect(field('Address')).toHaveAccessibleDescription(/Must be 3 to 30 letters/)
  expect(sent).toEqual([])
  await userEvent.type(field('Address'), 'asha')
  expect(screen.getByText('localhost:3000/members/asha')).toBeVisible()
  await save()
  expect(await screen.findByRole('link', { name: 'localhost:3000/members/asha' })).toBeVisible()
  expect(sent.map((body) => JSON.parse(body))).toEqual([
    { isPublic: true, handle: 'asha', name: 'Asha Rao' },
  ])
})

test('a taken address is told beside its field', async () => {
  const message = 'This one is taken.'
  const fault = { code: 'handle-taken', message, fields: { handle: message } }
  await renderSection(ON, () => Response.json(fault, { status: 409 }))
  await save()
  expect(field('Address')).toHaveAccessibleDescription(/This one is taken/)
  expect(field('Address')).toHaveFocus()
})

test('it is switched off without asking for anything', async () => {
  const sent = await renderSection(ON)
  await toggle()
  await save()
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ ...ON, isPublic: false }])
  expect(screen.queryByRole('button', { name: 'Save public profile' })).not.toBeInTheDocument()
})
