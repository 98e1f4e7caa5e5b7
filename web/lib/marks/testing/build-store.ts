import { vi } from 'vitest'
import { MarkStore } from '../mark-store.ts'

const KINDS = ['comics', 'characters'] as const

export const thor = { kind: 'comics' as const, id: 337, name: 'Thor #337' }

/** A store whose requests the test answers by hand, in any order. */
export function buildStore() {
  const saves: (PromiseWithResolvers<void> & { id: number; marked: boolean })[] = []
  const asks: (PromiseWithResolvers<number[]> & { kind: string; ids: number[] })[] = []
  const onFailed = vi.fn()
  const store = new MarkStore({
    kinds: KINDS,
    maxAsked: 100,
    loadMarked(kind, ids) {
      const ask = { ...Promise.withResolvers<number[]>(), kind, ids }
      asks.push(ask)
      return ask.promise
    },
    save(_kind, id, marked) {
      const save = { ...Promise.withResolvers<void>(), id, marked }
      saves.push(save)
      return save.promise
    },
    onFailed,
  })
  return { store, saves, asks, onFailed, isMarked: () => store.isMarked('comics', 337) }
}

/** Flushes the microtask queue. */
export async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}
