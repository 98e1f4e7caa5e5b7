import type { ReactNode } from 'react'
import type { CreatorFacts, RunFacts } from '#contract/facts.ts'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { toDetail } from '../detail-kinds.ts'
import { ExpandableSection } from './expandable-section.tsx'
import { CreatorNames, RunList } from './run-list.tsx'

/** A run is remembered for its key issues more than for its length. */
const KEY_ISSUE_WEIGHT = 3

/** Who made a series when, oldest first; at first the most important runs only. */
export function SeriesRuns({ runs }: { runs: RunFacts[] }) {
  return (
    <Runs
      runs={runs}
      note="Who made it when, worked out from the credits of its issues. A fill-in by somebody else does not end a run."
      titleOf={({ creators }) => <CreatorNames creators={creators} />}
    />
  )
}

interface CreatorRunsProps {
  id: number
  runs: CreatorFacts['runs']
}

/** The runs of a creator, the most important first. */
export function CreatorRuns({ id, runs }: CreatorRunsProps) {
  const othersOf = ({ creators }: RunFacts) => creators.filter((creator) => creator.id !== id)
  return (
    <Runs
      runs={runs}
      note="The series they stayed with, worked out from the credits of the issues."
      titleOf={({ series }) => (
        <TextLink to={toDetail('series', series.id)}>{series.title}</TextLink>
      )}
      teamOf={(run) =>
        othersOf(run).length > 0 && (
          <>
            with <CreatorNames creators={othersOf(run)} />
          </>
        )
      }
    />
  )
}

interface RunsProps<Run extends RunFacts> {
  runs: Run[]
  note: string
  titleOf: (run: Run) => ReactNode
  teamOf?: (run: Run) => ReactNode
}

function Runs<Run extends RunFacts>({ runs, note, titleOf, teamOf }: RunsProps<Run>) {
  return (
    <ExpandableSection title="Runs" noun="runs" note={note} items={runs} weightOf={weightOf}>
      {(shown, listId) => <RunList id={listId} runs={shown} titleOf={titleOf} teamOf={teamOf} />}
    </ExpandableSection>
  )
}

function weightOf({ issues, keyIssueCount }: RunFacts): number {
  return issues + KEY_ISSUE_WEIGHT * keyIssueCount
}
