import { describe, expect, test } from 'vitest'
import type { Page } from './client-types.ts'
import { createCollection, type ReadPage } from './collection.ts'

interface Asked {
  path: readonly (string | number)[]
  query: Record<string, unknown>
}

/** A list of so many records, each its own index; `totalAt` tells how many there are at the nth call. */
function buildCollection(totalAt: (call: number) => number) {
  const asked: Asked[] = []
  const read: ReadPage = async (path, query, { signal }) => {
    signal?.throwIfAborted()
    asked.push({ path, query })
    const { limit, offset } = query as { limit: number; offset: number }
    const total = totalAt(asked.length)
    const results = Array.from(
      { length: Math.max(0, Math.min(limit, total - offset)) },
      (_, index) => offset + index,
    )
    return { offset, limit, total, count: results.length, results }
  }
  const collection = createCollection('comics', ['stories'], read)
  return { collection, asked, offsets: () => asked.map(({ query }) => query.offset) }
}

async function collected<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

describe('the records of a list', () => {
  test('are read in pages of 100, one after the other', async () => {
    const { collection, asked } = buildCollection(() => 250)
    expect(await collected(collection.all({ title: 'Hulk' }))).toEqual([...Array(250).keys()])
    expect(asked).toEqual(
      [0, 100, 200].map((offset) => ({
        path: ['comics'],
        query: { title: 'Hulk', limit: 100, offset },
      })),
    )
  })

  test('are read from an offset on, in pages of the size asked for', async () => {
    const { collection, offsets } = buildCollection(() => 50)
    expect(await collected(collection.all({ offset: 7, limit: 20 }))).toHaveLength(43)
    expect(offsets()).toEqual([7, 27, 47])
  })

  test('are read in pages of 100 where the size is left open', async () => {
    const { collection, asked } = buildCollection(() => 1)
    await collected(collection.all({ limit: undefined, offset: undefined }))
    expect(asked[0]?.query).toEqual({ limit: 100, offset: 0 })
  })

  test('need no call behind a last page that is full', async () => {
    const { collection, offsets } = buildCollection(() => 200)
    expect(await collected(collection.all())).toHaveLength(200)
    expect(offsets()).toEqual([0, 100])
  })

  test('follow each other where a server gives fewer at once than asked for', async () => {
    const offsets: unknown[] = []
    const read: ReadPage = async (_path, { offset }) => {
      offsets.push(offset)
      const results = Array.from({ length: 30 }, (_, index) => Number(offset) + index)
      return { offset: Number(offset), limit: 30, total: 90, count: 30, results }
    }
    const all = await collected(createCollection('comics', [], read).all())
    expect(all).toEqual([...Array(90).keys()])
    expect(offsets).toEqual([0, 30, 60])
  })

  test('are no longer read than wanted', async () => {
    const { collection, offsets } = buildCollection(() => 1000)
    for await (const record of collection.all()) if (record === 120) break
    expect(offsets()).toEqual([0, 100])
  })

  test('end where the list does when it shrinks on the way', async () => {
    const { collection, offsets } = buildCollection((call) => (call === 1 ? 300 : 150))
    expect(await collected(collection.all())).toHaveLength(150)
    expect(offsets()).toEqual([0, 100])
  })

  test('include those that came on the way', async () => {
    const { collection } = buildCollection((call) => (call === 1 ? 150 : 230))
    expect(await collected(collection.all())).toHaveLength(230)
  })

  test('end at a page without records, whatever the total says', async () => {
    let calls = 0
    const read: ReadPage = async () => {
      calls += 1
      const results = calls === 1 ? ['only'] : []
      return { offset: 0, limit: 100, total: 1000, count: results.length, results }
    }
    const collection = createCollection('comics', [], read)
    expect(await collected(collection.all())).toEqual(['only'])
    expect(calls).toBe(2)
  })

  test('end at the next one when the signal is aborted', async () => {
    const { collection, offsets } = buildCollection(() => 1000)
    const stop = new AbortController()
    const seen: unknown[] = []
    const walk = async () => {
      for await (const record of collection.all({}, { signal: stop.signal })) {
        seen.push(record)
        if (record === 130) stop.abort(new Error('enough'))
      }
    }
    await expect(walk()).rejects.toThrow('enough')
    expect(seen).toHaveLength(131)
    expect(offsets()).toEqual([0, 100])
  })
})

test('pages come whole, and none where there is nothing', async () => {
  const pages = await collected<Page<unknown>>(
    buildCollection(() => 130).collection.pages({ limit: 50 }),
  )
  expect(pages.map(({ count, total }: Page<unknown>) => [count, total])).toEqual([
    [50, 130],
    [50, 130],
    [30, 130],
  ])
  expect(await collected(buildCollection(() => 0).collection.pages())).toEqual([])
})

test('an id that is none is refused before anything is asked', async () => {
  const { collection, asked } = buildCollection(() => 1)
  for (const id of [0, -1, 1.5, Number.NaN, '1/../2' as unknown as number]) {
    await expect(collection.get(id)).rejects.toThrow(`An id is a whole number above 0, not ${id}.`)
  }
  expect(asked).toEqual([])
})

test.each([[[]], [[null]], [['text']]])('a page of %j holds no record', async (results) => {
  const read: ReadPage = async () => ({ offset: 0, limit: 20, total: 1, count: 1, results })
  await expect(createCollection('comics', [], read).get(7)).rejects.toMatchObject({
    code: 'unreadable',
  })
})
