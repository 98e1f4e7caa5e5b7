import type { Catalogue } from '../index/catalogue.ts'
import { CREDIT_ROLES } from '../load/records.ts'

const PLACES = new Map<string, number>(CREDIT_ROLES.map((role, place) => [role, place]))

/**
 * How many comics each creator made in each role. Counted for all together, in one pass over the comics:
 * somebody may have thousands, and a page lists a hundred creators. What counts is what `issuesOf` says.
 */
export class RoleCounts {
  private readonly ofIssues: Uint32Array
  private readonly ofBooks: Uint32Array

  constructor(catalogue: Catalogue) {
    const size = catalogue.creators.length * CREDIT_ROLES.length
    this.ofIssues = new Uint32Array(size)
    this.ofBooks = new Uint32Array(size)
    for (const [comic, { credits, variantOf }] of catalogue.comics.entries()) {
      if (variantOf !== null) continue
      const counts = catalogue.isIssue(comic) ? this.ofIssues : this.ofBooks
      for (const { creator, role } of credits) {
        const at = creator * CREDIT_ROLES.length + (PLACES.get(role) as number)
        counts[at] = (counts[at] as number) + 1
      }
    }
  }

  /** In the order of the roles. */
  of(creator: number): { role: string; comics: number }[] {
    const issues = rolesIn(this.ofIssues, creator)
    return issues.length > 0 ? issues : rolesIn(this.ofBooks, creator)
  }
}

function rolesIn(counts: Uint32Array, creator: number): { role: string; comics: number }[] {
  return CREDIT_ROLES.flatMap((role, place) => {
    const comics = counts[creator * CREDIT_ROLES.length + place] as number
    return comics === 0 ? [] : { role, comics }
  })
}
