import { describe, expect, test } from 'vitest'
import { SHARE_TOKEN, type Share } from '#contract/sharing.ts'
import { ASM_1, ASM_2, ASM_3, entriesOf } from '../testing/build-lists.ts'
import { buildSharing } from '../testing/build-sharing.ts'
import { databases } from '../testing/databases.ts'
import { PASSWORD } from '../testing/sign-up-member.ts'

const PROFILE = { isPublic: true, handle: 'asha', name: 'Asha' }

describe.each(databases)('on %s', (_name, _open, createEnvironment) => {
  test('a list is shared by link, read by anybody, closed, and shared anew by another link', async () => {
    const { make, share, call, own, visitor } = await buildSharing(await createEnvironment())
    const { id } = await make({
      description: 'All\nof them',
      entries: [
        { comic: ASM_2, section: 'Core', note: 'First this.' },
        { comic: ASM_1, section: '', note: '' },
      ],
    })
    const path = `/api/lists/${id}/share`
    const closed = { visibility: 'private', token: null, hidden: false, allowed: true }
    expect((await own('GET', path)).json()).toEqual(closed)
    const first = await share(id)
    expect(first).toEqual({
      ...closed,
      visibility: 'link',
      token: expect.stringMatching(SHARE_TOKEN),
    })
    expect((await own('GET', path)).json()).toEqual(first)
    expect((await call('GET', `/${id}`)).json()).toMatchObject({ visibility: 'link', version: 1 })
    const read = await visitor('GET', `/api/shared/${first.token}?offset=0&limit=1`)
    expect(read.json()).toEqual({
      token: first.token,
      name: 'Webs',
      description: 'All\nof them',
      by: null,
      updatedAt: expect.stringMatching(/^2026-11-18T/),
      offset: 0,
      total: 2,
      results: [
        {
          comic: ASM_2,
          section: 'Core',
          note: 'First this.',
          title: 'Amazing Spider-Man (1963) #2',
          href: `/comics/${ASM_2}`,
          thumbnail: {
            path: expect.stringMatching(`/pictures/comics/${ASM_2}$`),
            extension: 'svg',
          },
          onSale: expect.stringMatching(/^1963-/),
        },
      ],
    })
    expect((await share(id, { visibility: 'public' })).token).toBe(first.token)
    expect((await share(id)).token).toBe(first.token)
    expect(await share(id, { visibility: 'private' })).toEqual(closed)
    expect((await visitor('GET', `/api/shared/${first.token}`)).statusCode).toBe(404)
    const second = await share(id)
    expect(second.token).not.toBe(first.token)
    const third = await share(id, { replace: true })
    for (const { token } of [first, second]) {
      expect((await visitor('GET', `/api/shared/${token}`)).statusCode).toBe(404)
    }
    expect((await visitor('GET', `/api/shared/${third.token}`)).statusCode).toBe(200)
  })

  test('an old link does not come alive when two devices close and open a list at once', async () => {
    const { make, share, visitor } = await buildSharing(await createEnvironment())
    const { id } = await make()
    for (let round = 0; round < 5; round += 1) {
      const old = await share(id)
      await Promise.all([share(id, { visibility: 'private' }), share(id)])
      expect((await visitor('GET', `/api/shared/${old.token}`)).statusCode).toBe(404)
    }
  })

  test('a hidden list stays hidden whatever its owner does, until it is shown again', async () => {
    const built = await buildSharing(await createEnvironment())
    const { make, share, own, visitor, newModerator } = built
    const { id } = await make({ entries: entriesOf(ASM_1) })
    const { token } = await share(id, { visibility: 'public' })
    const moderator = await newModerator()
    const hide = (hidden: boolean) => moderator('PUT', `/api/shared/${token}/hidden`, { hidden })
    expect((await hide(true)).json()).toEqual({ hidden: true })
    const path = `/api/lists/${id}/share`
    expect((await own('GET', path)).json()).toMatchObject({ visibility: 'public', hidden: true })
    expect((await own('GET', `/api/lists/${id}`)).statusCode).toBe(200)
    for (const choice of [{ visibility: 'public' }, { visibility: 'link', replace: true }]) {
      const refused = await own('POST', path, choice)
      expect(refused.statusCode).toBe(403)
      expect(refused.json().code).toBe('list-hidden')
    }
    await share(id, { visibility: 'private' })
    expect((await own('POST', path, { visibility: 'link' })).statusCode).toBe(403)
    expect((await visitor('GET', `/api/shared/${token}`)).statusCode).toBe(404)
    await hide(false)
    const again = await share(id)
    expect(again.token).not.toBe(token)
    expect((await visitor('GET', `/api/shared/${again.token}`)).statusCode).toBe(200)
  })

  test('a list is hidden by any link that it ever had, and whoever runs the site is told the truth', async () => {
    const built = await buildSharing(await createEnvironment())
    const { make, share, call, own, visitor, newModerator } = built
    const { id } = await make()
    const first = await share(id)
    const second = await share(id, { replace: true })
    await share(id, { visibility: 'private' })
    const third = await share(id)
    const moderator = await newModerator()
    const tell = async ({ token }: Share) =>
      (await moderator('GET', `/api/shared/${token}/hidden`)).json()
    expect(await tell(first)).toEqual({ hidden: false })
    for (const reported of [first, second, third]) {
      const path = `/api/shared/${reported.token}/hidden`
      expect((await moderator('PUT', path, { hidden: true })).json()).toEqual({ hidden: true })
      expect((await visitor('GET', `/api/shared/${third.token}`)).statusCode).toBe(404)
      for (const other of [first, second, third])
        expect(await tell(other)).toEqual({ hidden: true })
      await moderator('PUT', path, { hidden: false })
      expect((await visitor('GET', `/api/shared/${third.token}`)).statusCode).toBe(200)
    }
    for (const { token } of [first, second]) {
      expect((await visitor('GET', `/api/shared/${token}`)).statusCode).toBe(404)
    }
    for (const request of [own, visitor]) {
      const asked = await request('GET', `/api/shared/${third.token}/hidden`)
      const unknown = await request('GET', `/api/shared/${'a'.repeat(32)}/hidden`)
      expect([asked.statusCode, asked.json()]).toEqual([404, unknown.json()])
    }
    await call('DELETE', `/${id}`)
    expect(await tell(third)).toEqual({ hidden: false })
    await moderator('PUT', `/api/shared/${first.token}/hidden`, { hidden: true })
    await call('POST', `/${id}/restore`)
    expect((await own('GET', `/api/lists/${id}/share`)).json()).toMatchObject({ hidden: true })
  })

  test('a profile shows public lists alone, and its handle is one member’s', async () => {
    const built = await buildSharing(await createEnvironment())
    const { make, share, own, visitor, newMember } = built
    expect((await own('GET', '/api/profile')).json()).toEqual({
      isPublic: false,
      handle: null,
      name: 'Asha Rao',
    })
    const { id } = await make({ entries: entriesOf(ASM_1, ASM_2, ASM_3) })
    const { token } = await share(id, { visibility: 'public' })
    await share((await make({ name: 'By link' })).id)
    await make({ name: 'Mine' })
    const saved = await own('PUT', '/api/profile', { ...PROFILE, handle: ' Asha ' })
    expect(saved.json()).toEqual(PROFILE)
    const shown = (await visitor('GET', '/api/members/ASHA')).json()
    expect(shown).toMatchObject({ handle: 'asha', name: 'Asha', lists: [{ token, entries: 3 }] })
    expect(shown.lists).toHaveLength(1)
    expect(shown.lists[0].pictures).toHaveLength(3)
    const { by } = (await visitor('GET', `/api/shared/${token}`)).json()
    expect(by).toEqual({ handle: 'asha', name: 'Asha' })
    const other = await newMember()
    for (const handle of ['asha', 'admin']) {
      const refused = await other.request('PUT', '/api/profile', { ...PROFILE, handle })
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({
        code: 'handle-taken',
        fields: { handle: 'This one is taken. Please choose another.' },
      })
    }
    await own('PUT', '/api/profile', { ...PROFILE, isPublic: false })
    expect((await visitor('GET', '/api/members/asha')).statusCode).toBe(404)
    expect((await visitor('GET', `/api/shared/${token}`)).json().by).toBeNull()
  })

  test('the account’s export holds links and profile, and its deletion takes them along', async () => {
    const built = await buildSharing(await createEnvironment())
    const { make, share, own, post, member, store } = built
    const { id } = await make()
    const { token } = await share(id)
    await own('PUT', '/api/profile', PROFILE)
    const exported = (await own('GET', '/api/account/export.json')).json()
    expect(exported.shares).toEqual([{ list: id, address: `/shared/${token}`, hidden: false }])
    expect(exported.publicProfile).toEqual(PROFILE)
    await post('/delete-user', { password: PASSWORD }, { cookie: member.cookie })
    expect(await store.all('SELECT token FROM list_shares')).toEqual([])
    expect(await store.all('SELECT token FROM list_links')).toEqual([])
    expect(await store.all('SELECT handle FROM profiles')).toEqual([])
  })
})

test('on the basic plan nothing is opened or replaced; closing always works', async () => {
  const { make, share, own, choosePlan } = await buildSharing()
  const { id } = await make()
  const other = await make()
  const { token } = await share(id)
  await choosePlan('basic')
  const path = `/api/lists/${id}/share`
  expect((await own('GET', path)).json()).toMatchObject({ token, allowed: false })
  const refusals = [
    own('POST', path, { visibility: 'public' }),
    own('POST', path, { visibility: 'link', replace: true }),
    own('POST', `/api/lists/${other.id}/share`, { visibility: 'link' }),
  ]
  for (const refused of await Promise.all(refusals)) {
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toEqual({
      code: 'plan-needed',
      message: 'Sharing comes with the Standard and the Premier plan. Choosing one costs nothing.',
    })
  }
  expect(await share(id, { visibility: 'private' })).toMatchObject({ token: null, allowed: false })
})

test('whoever saves a shared list has a private copy, the owner too', async () => {
  const { make, share, own, visitor, newMember, comicsOf } = await buildSharing()
  const entries = [{ comic: ASM_2, section: 'Core', note: 'First this.' }, ...entriesOf(ASM_1)]
  const { id } = await make({ description: 'Mine', entries })
  const { token } = await share(id)
  const path = `/api/shared/${token}/save`
  expect((await visitor('POST', path)).statusCode).toBe(401)
  const reader = await newMember()
  const saved = await reader.request('POST', path)
  expect(saved.statusCode).toBe(201)
  expect(saved.json().href).toBe(`/lists/${saved.json().id}`)
  expect((await reader.lists('GET', `/${saved.json().id}/entries`)).json().entries).toEqual(entries)
  expect((await reader.lists('GET', '')).json().lists).toMatchObject([
    { name: 'Webs', description: 'Mine', visibility: 'private' },
  ])
  const { id: copy } = (await own('POST', path)).json()
  expect(copy).not.toBe(id)
  expect(await comicsOf(copy)).toEqual([ASM_2, ASM_1])
})

test('other members neither see nor change how a list is shared, and hide nothing', async () => {
  const { make, share, newMember, visitor } = await buildSharing()
  const { id } = await make()
  const { token } = await share(id)
  const other = await newMember()
  const unknown = await other.request('GET', '/api/lists/nothing-here/share')
  for (const answer of [
    await other.request('GET', `/api/lists/${id}/share`),
    await other.request('POST', `/api/lists/${id}/share`, { visibility: 'private' }),
  ]) {
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual(unknown.json())
  }
  for (const request of [other.request, visitor]) {
    const answer = await request('PUT', `/api/shared/${token}/hidden`, { hidden: true })
    expect(answer.statusCode).toBe(404)
  }
  expect((await visitor('GET', `/api/shared/${token}`)).statusCode).toBe(200)
})

test('of a profile only lists that have changed are read once more', async () => {
  const { call, make, share, own, visitor, store } = await buildSharing()
  await own('PUT', '/api/profile', PROFILE)
  const { id } = await make({ entries: entriesOf(ASM_1, ASM_2) })
  await share(id, { visibility: 'public' })
  const shown = async () => (await visitor('GET', '/api/members/asha')).json().lists
  const before = await shown()
  expect(before).toMatchObject([{ entries: 2 }])
  const [row] = await store.all<{ comics: string }>('SELECT comics FROM lists')
  await store.run("UPDATE lists SET comics = 'nothing that can be read'")
  expect(await shown()).toEqual(before)
  await store.run('UPDATE lists SET comics = ?', row?.comics ?? '')
  const payload = { entries: entriesOf(ASM_3, ASM_2, ASM_1) }
  await call('PUT', `/${id}/entries`, { payload, ifMatch: 1 })
  const [changed] = await shown()
  expect(changed).toMatchObject({ entries: 3 })
  expect(changed.pictures[2]).toEqual(before[0].pictures[0])
})

test('what is unchanged is not sent again', async () => {
  const { app, make, share, call } = await buildSharing()
  const { id } = await make({ entries: entriesOf(ASM_1) })
  const { token } = await share(id)
  const url = `/api/shared/${token}`
  const first = await app.inject({ url })
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const headers = { 'if-none-match': String(first.headers.etag) }
  const second = await app.inject({ url, headers })
  expect([second.statusCode, second.body]).toEqual([304, ''])
  await call('PATCH', `/${id}`, { payload: { name: 'Tangled webs' } })
  expect((await app.inject({ url, headers })).json().name).toBe('Tangled webs')
})
