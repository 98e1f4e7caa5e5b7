import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { findSharedWords } from './shared-words.ts'

function buildCharacters(...descriptions: string[]) {
  const lines = descriptions.map(
    (text, place) => `${place + 1} | Hero ${place + 1} | | | | | | | | 2026-11-15 | ${text}`,
  )
  return loadCatalogue(buildDataFolder({ 'characters/a.txt': lines.join('\n') }))
}

describe('eight words running', () => {
  test('in two descriptions are named with both their owners', () => {
    const dataset = buildCharacters(
      'Born by the sea, she sails alone through storms of her own making.',
      'He too sails: alone, through storms of HER own making, and laughs.',
    )
    expect(findSharedWords(dataset)).toEqual([
      'Hero 2 and Hero 1 share the words "sails alone through storms of her own making"',
    ])
  })

  test('are a fault only from the eighth on', () => {
    const dataset = buildCharacters(
      'One two three four five six seven eight.',
      'One two three four five six seven nine.',
    )
    expect(findSharedWords(dataset)).toEqual([])
  })

  test('may come twice in one text', () => {
    const verse = 'row row row your boat gently down the stream'
    expect(findSharedWords(buildCharacters(`${verse}, ${verse}`))).toEqual([])
  })

  test('are looked for in notes of issues, series and events too', () => {
    const words = 'the moon falls on the town where nobody sleeps'
    const dataset = loadCatalogue(
      buildDataFolder({
        'series/a.txt': `
          series | 50 | A | 1990 | limited | | | 1 | 1=1990-01 | | 2026-11-15 | Tonight ${words}.
          key | 1 | 1990-01 | | | | landmark | | 2026-11-15 | Here ${words}.
        `,
        'events/a.txt': `event | 1 | E | 1990-01 | 1990-02 | | 2026-11-15 | Once ${words}.`,
      }),
    )
    const owners = new Set(findSharedWords(dataset).map((fault) => fault.split(' share ')[0]))
    expect(owners).toEqual(new Set(['A (1990) and E', 'A (1990) #1 and E']))
  })
})
