import type { CharacterFacts } from '#contract/facts.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { toComicsOf } from '../detail-kinds.ts'
import { toKeyWords } from '../facts/key-words.ts'
import { DetailSection } from './detail-section.tsx'
import { NotedComics } from './noted-comics.tsx'

type CharacterKeyIssuesProps = Pick<CharacterFacts, 'id' | 'keyIssues' | 'keyIssueCount'>

/** The first key issues of a character, oldest first, each with why it is one. */
export function CharacterKeyIssues({ id, keyIssues, keyIssueCount }: CharacterKeyIssuesProps) {
  if (keyIssues.length === 0) return null
  const rest = { key: 'true', orderBy: 'onsaleDate' }
  return (
    <DetailSection
      title="Key issues"
      aside={
        keyIssueCount > keyIssues.length && (
          <TextLink to={toComicsOf('characters', id, rest)}>
            All {toCount(keyIssueCount, 'key issue', 'key issues')}
          </TextLink>
        )
      }
    >
      <NotedComics
        comics={keyIssues.map(({ tags, note, ...comic }) => ({
          ...comic,
          words: toKeyWords({ tags, note }),
        }))}
      />
    </DetailSection>
  )
}
