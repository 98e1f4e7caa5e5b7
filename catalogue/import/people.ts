import { titleKey } from '../match/title-key.ts'
import type { IdPool } from './id-pool.ts'
import { hasLastingKeys } from './lasting-keys.ts'
import type { Layer } from './layer.ts'
import type { Report } from './report.ts'

export type PersonKind = 'character' | 'creator'

export interface Person {
  kind: PersonKind
  /** The source's own; empty for somebody whom only a comic names. */
  key: string
  name: string
  originalId: number | undefined
  place: string
}

interface Known {
  id: number
  name: string
}

/** Ids from here on are made by us, and lower ones by the original service, which gave each person one of them. */
const FIRST_MADE = { character: 2_000_001, creator: 20_001 }

/** The characters or the creators of the catalogue and of the layer, found by id, by origin and by name. */
export class People {
  private readonly kind: PersonKind
  private readonly source: string
  private readonly layer: Layer
  private readonly ids: IdPool
  private readonly report: Report
  private readonly byId = new Map<number, Known>()
  private readonly byName = new Map<string, Known[]>()
  /** Names in the source to names here; null for those that nobody can tell. */
  private readonly decided = new Map<string, string | null>()

  constructor(kind: PersonKind, source: string, layer: Layer, ids: IdPool, report: Report) {
    this.kind = kind
    this.source = source
    this.layer = layer
    this.ids = ids
    this.report = report
  }

  /** Other names are worth a question only. */
  know(id: number, name: string, otherIds: readonly { id: number }[], aliases: string[]): void {
    const known = { id, name }
    for (const one of [id, ...otherIds.map((other) => other.id)]) {
      this.byId.set(one, known)
      this.ids.take(one)
    }
    for (const one of new Set([name, ...aliases].map(titleKey))) {
      const same = this.byName.get(one)
      if (same === undefined) this.byName.set(one, [known])
      else if (!same.includes(known)) same.push(known)
    }
  }

  /** The name that the person has here: of somebody known, or of a new record; undefined where that is unsure. */
  resolve(person: Person, make: (id: number) => string[]): string | undefined {
    const decided = this.decided.get(person.name)
    if (decided !== undefined && person.key === '') return decided ?? undefined
    const known = this.find(person)
    const name = known === undefined ? this.add(person, make) : known?.name
    if (!this.decided.has(person.name)) this.decided.set(person.name, name ?? null)
    return name
  }

  /** Null where it is unsure, undefined where nobody like that is known. */
  private find(person: Person): Known | null | undefined {
    const { key, name, originalId } = person
    const written = key === '' ? undefined : this.layer.origin(this.kind, this.source, key)
    const same = this.byId.get(written ?? originalId ?? 0)
    if (same !== undefined) return this.hold(same, person, written !== undefined)
    const named = this.byName.get(titleKey(name)) ?? []
    const [only] = named
    if (only === undefined) return undefined
    const isOnly = named.length === 1 && titleKey(only.name) === titleKey(name)
    const isOther = originalId !== undefined && only.id < FIRST_MADE[this.kind]
    if (!isOnly || isOther) return this.ask(person, named)
    this.leadTo(only, originalId)
    return this.same(only, person)
  }

  /** Whom the key or the id of the source leads to: null where the name says that it may be somebody else. */
  private hold(same: Known, person: Person, isWritten: boolean): Known | null {
    const isKept = isWritten && (hasLastingKeys(this.source) || this.wasCalled(same, person.name))
    if (isKept || titleKey(same.name) === titleKey(person.name)) return this.same(same, person)
    if (isWritten || same.id >= FIRST_MADE[this.kind]) return this.ask(person, [same])
    this.report.add('contradicting', person, `${this.kind} ${person.name}: is ${same.name} here`)
    return same
  }

  /** Somebody who was renamed in the layer has the earlier name as an alias. */
  private wasCalled({ id }: Known, name: string): boolean {
    const fields = this.kind === 'character' ? this.layer.characters.get(id) : undefined
    const aliases = (fields?.[3] ?? '').split(';')
    return aliases.some((alias) => titleKey(alias) === titleKey(name))
  }

  private same(known: Known, person: Person): Known {
    if (person.key !== '') this.report.count('known', this.kind)
    return known
  }

  private ask(person: Person, candidates: readonly Known[]): null {
    const names = candidates.map(({ id, name }) => `${name} (${id})`).join(' or ')
    this.report.add('unsure', person, `${this.kind} ${person.name}: perhaps ${names}`)
    return null
  }

  /** The id that the source gives resolves from now on. */
  private leadTo(known: Known, id: number | undefined): void {
    if (id === undefined || !this.ids.takeIfFree(id)) return
    this.layer.ids.push([this.kind, String(id), String(known.id)])
    this.byId.set(id, known)
  }

  private add(person: Person, make: (id: number) => string[]): string | undefined {
    if (person.name === '') {
      this.report.add('not understood', person, `a ${this.kind} without a name`)
      return undefined
    }
    const { originalId = 0 } = person
    const id = this.ids.takeIfFree(originalId) ? originalId : this.ids.next()
    const records = this.kind === 'character' ? this.layer.characters : this.layer.creators
    records.set(id, make(id))
    if (person.key !== '') this.layer.setOrigin(this.kind, this.source, person.key, id)
    this.know(id, person.name, [], [])
    this.report.add('new', person, `${this.kind} ${person.name}`)
    return person.name
  }
}
