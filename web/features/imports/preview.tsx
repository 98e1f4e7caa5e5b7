import { useState } from 'react'
import type { ImportPreview } from '#contract/imports.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { RetryButton } from '#web/ui/feedback/retry-button.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { CountLinks } from '#web/ui/navigation/count-links.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { DecideAll } from './decide-all.tsx'
import { toOffers } from './import-words.ts'
import styles from './preview.module.css'
import { PreviewRows } from './preview-rows.tsx'
import { RESULTS, rangeOf, type Shown } from './row-ranges.ts'
import { TakeOver } from './take-over.tsx'
import { useChoices } from './use-choices.ts'
import { useCommit } from './use-commit.ts'
import { useImportRows } from './use-import-rows.ts'
import { useTaken } from './use-taken.ts'

const WORDS = { all: 'All', unsure: 'Unsure', unknown: 'Unknown', matched: 'Matched' }

/** What a file holds and what of it is known here, before anything is taken over. */
export function Preview({ preview }: { preview: ImportPreview }) {
  const { id, fileName, program, counts, contents } = preview
  const shown = useShown()
  const { choices, choose, change } = useChoices(id)
  const { taken, take, listName, nameList } = useTaken(contents)
  const { held, need, failure, retry } = useImportRows(preview)
  const { commit, busy, refusal } = useCommit(preview)

  const answers = Object.values(choices)
  const chosen = answers.filter((comic) => comic !== null).length
  const importable = counts.matched + chosen
  const undecided = counts.unsure - answers.length
  const nothing = importable === 0

  return (
    <div className={styles.page}>
      <nav aria-label="You are here" className={styles.crumbs}>
        <TextLink to={paths.import}>Import</TextLink>
      </nav>
      <div className={styles.heading}>
        <PageHeading title={fileName}>{fileName}</PageHeading>
      </div>
      <p className={styles.program}>
        {program}, {toCount(counts.rows, 'line', 'lines')}
      </p>
      <TakeOver
        offers={toOffers(contents)}
        lists={contents.lists}
        taken={taken}
        onTake={take}
        listName={listName}
        onNameList={nameList}
      />
      <div className={styles.lines}>
        {/* Before the lines for who goes by keyboard, below them for the eye. */}
        <div className={styles.foot}>
          <div className={styles.said}>
            <p role="status">{toFootWords(nothing, undecided)}</p>
            <p role="alert" className={styles.refusal}>
              {refusal}
            </p>
          </div>
          {!nothing && (
            <Button busy={busy} onClick={() => void commit({ choices, taken, listName })}>
              Import {formatCount(importable)} of {formatCount(counts.rows)}
            </Button>
          )}
        </div>
        <Filters preview={preview} shown={shown} />
        {counts.unsure > 1 && ['all', 'unsure'].includes(shown) && (
          <div className={styles.many}>
            <p>
              {formatCount(counts.unsure)} lines may mean several comics, or one that is not quite
              the same.
            </p>
            <DecideAll preview={preview} choices={choices} onDecide={change} />
          </div>
        )}
        {failure !== undefined && (
          <div role="alert" className={styles.failure}>
            <p>Some lines could not be loaded. {failure}</p>
            <RetryButton look="line" onRetry={retry} />
          </div>
        )}
        <PreviewRows
          key={shown}
          counts={counts}
          shown={shown}
          held={held}
          onNeed={need}
          choices={choices}
          onChoose={choose}
        />
      </div>
    </div>
  )
}

/** Which lines are shown, from the address; a change of that leaves the page where it is scrolled to. */
function useShown(): Shown {
  const { key, search } = useLocation()
  const [arrival] = useState(key)
  useScrollRestoration(true, key !== arrival)
  const wanted = new URLSearchParams(search).get('show')
  return RESULTS.find((result) => result === wanted) ?? 'all'
}

function Filters({ preview, shown }: { preview: ImportPreview; shown: Shown }) {
  const { id, counts } = preview
  const some = RESULTS.filter((result) => counts[result] > 0 || result === shown)
  const { count } = rangeOf(counts, shown)
  return (
    <div className={styles.filters}>
      <CountLinks
        label="Lines of the file"
        links={(['all', ...some] as const).map((part) => ({
          word: WORDS[part],
          to: { search: toQuery(id, part) },
          count: rangeOf(counts, part).count,
          current: part === shown,
        }))}
      />
      <p role="status" className="unseen">
        {WORDS[shown]}: {toCount(count, 'line', 'lines')}
      </p>
    </div>
  )
}

function toQuery(id: string, shown: Shown): string {
  const query = new URLSearchParams({ preview: id })
  if (shown !== 'all') query.set('show', shown)
  return String(query)
}

function toFootWords(nothing: boolean, undecided: number): string {
  if (nothing && undecided === 0) {
    return 'Nothing in this file can be taken over.'
  }
  if (undecided === 0) return ''
  return undecided === 1
    ? 'One unsure line is undecided and stays out.'
    : `${formatCount(undecided)} unsure lines are undecided and stay out.`
}
