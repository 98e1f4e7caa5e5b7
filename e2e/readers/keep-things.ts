import { expect, type Page } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'

const CIVIL_WAR = 238
const KEPT = 9359

/** A new member who keeps something of everything; returns the pages that show it. */
export async function keepThings(page: Page): Promise<string[]> {
  await newMember(page)
  const { request } = page
  const answers = await Promise.all([
    request.put('/api/follows/series/2258'),
    request.put('/api/progress/comics/6706'),
    request.put(`/api/collection/comics/${KEPT}/wish`),
    request.put('/api/account/plan', { data: { plan: 'standard' } }),
  ])
  for (const answer of answers) expect(answer.ok(), answer.url()).toBe(true)
  const name = 'Everything there is about the war between friends'
  const made = await request.post('/api/lists', {
    data: { name, from: { kind: 'event', id: CIVIL_WAR } },
  })
  const { id } = await made.json()
  const shared = await request.post(`/api/lists/${id}/share`, { data: { visibility: 'link' } })
  const { token } = await shared.json()
  return [
    '/rack',
    '/lists',
    `/lists/${id}`,
    '/collection?only=wished',
    '/import',
    '/year',
    `/shared/${token}`,
  ]
}
