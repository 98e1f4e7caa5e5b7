import type { ReactNode } from 'react'
import type { SearchKind } from '#contract/search.ts'
import { formatCount } from '#web/lib/format.ts'
import { toCardWords } from '#web/lib/records/to-card-words.ts'
import { CardGrid } from '#web/ui/card/card-grid.tsx'
import { CoverCard } from '#web/ui/card/cover-card.tsx'
import { Link } from '#web/ui/navigation/link.tsx'
import type { SearchResults } from './load-search-results.ts'
import styles from './result-groups.module.css'
import { toSearch } from './search-address.ts'
import { type Hit, pictureOf } from './search-api.ts'
import { type HitGroup, KIND_WORDS } from './search-kinds.ts'

interface ResultGroupsProps {
  text: string
  /** Null for all kinds. */
  kind: SearchKind | null
  results: SearchResults
  action: (hit: Hit) => ReactNode
}

export function ResultGroups({ text, kind, results, action }: ResultGroupsProps) {
  const { groups, totals } = results
  if (kind !== null && groups.length === 0) {
    return <p className={styles.none}>None of them are {KIND_WORDS[kind].nouns[1]}.</p>
  }
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <section
          key={group.kind}
          aria-labelledby={`found-${group.kind}`}
          className={
            kind === null && group.hits.length < totals[group.kind] ? styles.row : undefined
          }
        >
          <div className={styles.head}>
            <h2 id={`found-${group.kind}`} className="d3">
              {KIND_WORDS[group.kind].title}
            </h2>
            <Rest text={text} group={group} total={totals[group.kind]} narrowed={kind !== null} />
          </div>
          <CardGrid>
            {group.hits.map((hit) => (
              <CoverCard
                key={hit.href}
                {...toCardWords(hit)}
                to={hit.href}
                imageUrl={pictureOf(hit)}
                look={KIND_WORDS[hit.kind].look}
                action={action(hit)}
              />
            ))}
          </CardGrid>
        </section>
      ))}
    </div>
  )
}

interface RestProps {
  text: string
  group: HitGroup
  /** The total of the group's kind. */
  total: number
  narrowed: boolean
}

/** The link to all hits of a kind; among those of one kind, a note that there are more. */
function Rest({ text, group: { kind, hits }, total, narrowed }: RestProps) {
  if (hits.length === total) return null
  const all = `${formatCount(total)} ${KIND_WORDS[kind].nouns[1]}`
  if (!narrowed) {
    return (
      <Link to={toSearch(text, kind)} className={styles.rest}>
        All {all}
      </Link>
    )
  }
  return (
    <p className={styles.note}>
      The best {hits.length} of {all}. One more word finds the others.
    </p>
  )
}
