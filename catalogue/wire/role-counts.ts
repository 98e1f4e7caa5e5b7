import { type ComicRecord, CREDIT_ROLES } from '../load/records.ts'

/**
 * How many comics each creator made in each role. Counted for all together, in one pass over the comics:
 * somebody may have thousands, and a page lists a hundred creators.
 */
export class RoleCounts {
  private readonly counts: Uint32Array

  constructor(comics: readonly ComicRecord[], creators: number) {
    this.counts = new Uint32Array(creators * CREDIT_ROLES.length)
    const places = new Map<string, number>(CREDIT_ROLES.map((role, place) => [role, place]))
    for (const { credits } of comics) {
      for (const { creator, role } of credits) {
        const at = creator * CREDIT_ROLES.length + (places.get(role) as number)
        this.counts[at] = (this.counts[at] as number) + 1
      }
    }
  }

  /** In the order of the roles. */
  of(creator: number): { role: string; comics: number }[] {
    return CREDIT_ROLES.flatMap((role, place) => {
      const comics = this.counts[creator * CREDIT_ROLES.length + place] as number
      return comics === 0 ? [] : { role, comics }
    })
  }
}
