import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Catalogue } from '../index/catalogue.ts'
import { KINDS, type Kind } from '../index/kinds.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import { type Answer, Answers, answerBytes } from './answers.ts'

const LINKS = { resources: 'http://rack.example/v1/public', site: 'http://rack.example' }
const NOW = new Date('2026-11-10T12:00:00Z')

function buildAsk() {
  const answers = new Answers(new Catalogue(loadCatalogue(buildDataFolder(SMALL_CATALOGUE))), LINKS)
  return (kind: Kind, parameters: [string, string][] = []) => {
    const sent = new Map(parameters.map(([name, value]) => [name, [value]]))
    return answers.answer({ type: 'list', kind }, sent, NOW)
  }
}

const plainOf = ({ pieces }: Answer) => Buffer.concat(pieces)

test('what is cached takes memory of its own, not a part of a pool that would live as long', () => {
  const ask = buildAsk()
  const [, , record] = ask('comics').pieces
  const [whole] = ask('comics').pieces
  for (const kept of [record, whole]) expect(kept?.buffer.byteLength).toBe(kept?.length)
})

test('a cached answer counts for no less than it and its compressed copies take', () => {
  const ask = buildAsk()
  const nothing = ask('characters', [['name', 'nobody']])
  for (const answer of [nothing, ...KINDS.map((kind) => ask(kind, [['limit', '1']]))]) {
    const plain = plainOf(answer)
    const copies = gzipSync(plain).length + brotliCompressSync(plain).length
    expect(answerBytes(answer, '')).toBeGreaterThan(plain.length + copies)
  }
})
