import type { Catalogue } from '#catalogue/index/catalogue.ts'
import { Answers } from '#catalogue/wire/answers.ts'
import { BASE_PATH } from '#catalogue/wire/endpoints.ts'
import type { Links } from '#catalogue/wire/links.ts'
import { MIRROR_LIMIT, mirrorPath } from '#contract/mirror-addresses.ts'
import type { MirroredAddress } from './mirror-parts.ts'

export interface MirrorFile {
  /** Below the folder of the mirror. */
  path: string
  bytes: Buffer
  /** Files with one key have one content. */
  key: string
}

type Address = Pick<MirroredAddress, 'endpoint' | 'offset'>

const NO_PARAMETERS = new Map<string, string[]>()

/** Makes the files of a mirror as the server makes its answers. */
export class MirrorAnswers {
  private readonly answers: Answers
  private readonly suffix: string
  private readonly now: Date

  constructor(catalogue: Catalogue, links: Links, { suffix, now }: { suffix: string; now: Date }) {
    this.answers = new Answers(catalogue, links)
    this.suffix = suffix
    this.now = now
  }

  file(address: Address): MirrorFile {
    const parameters = address.endpoint.type === 'one' ? NO_PARAMETERS : pageOf(address.offset)
    const { etag, pieces } = this.answers.answer(address.endpoint, parameters, this.now)
    return { path: pathOf(address, this.suffix), bytes: Buffer.concat(pieces), key: etag }
  }
}

export function pathOf({ endpoint, offset }: Address, suffix: string): string {
  return BASE_PATH.slice(1) + mirrorPath({ ...placeOf(endpoint), offset }, suffix)
}

function placeOf(endpoint: MirroredAddress['endpoint']) {
  if (endpoint.type !== 'sub') return endpoint.type === 'one' ? endpoint : { kind: endpoint.kind }
  return { kind: endpoint.parent, id: endpoint.parentId, sub: endpoint.kind }
}

function pageOf(offset: number): Map<string, string[]> {
  return new Map([
    ['limit', [String(MIRROR_LIMIT)]],
    ['offset', [String(offset)]],
  ])
}
