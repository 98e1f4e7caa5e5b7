import { distance } from '../drawing/colour.ts'
import type { Look } from '../looks/look.ts'
import type { Scene } from './scene.ts'

/** Nearer than this, somebody would be lost in their own background. */
const FROM_PERSON = 0.16
/** Nearer than this, two halves of a page would look like one. */
const FROM_FIELD = 0.24

/** A background for each of several people in a row, far from what they wear and each used once. */
export function fieldsFor({ fields, inks }: Scene, looks: readonly Look[]): string[] {
  const free = [...fields]
  return looks.map(({ main }) => {
    const far = free.findIndex((field) => distance(field, inks[main]) > FROM_PERSON)
    const [field = inks.grey] = free.splice(Math.max(0, far), 1)
    return field
  })
}

/** A second background for somebody else: far from that of the page and from what they wear. */
export function otherField({ field, fields, inks, night }: Scene, { main }: Look): string {
  const isFar = (ink: string) =>
    distance(ink, field) > FROM_FIELD && distance(ink, inks[main]) > FROM_PERSON
  return fields.find(isFar) ?? (isFar(night) ? night : inks.black)
}
