import { type ReactNode, useId, useState } from 'react'
import type { CreatorFacts, RunFacts } from '#contract/facts.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { toDetail } from '../detail-kinds.ts'
import { DetailSection } from './detail-section.tsx'
import { CreatorNames, RunList } from './run-list.tsx'

/** The number of runs shown at first. */
const SHOWN = 8
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
  const listId = useId()
  const [open, setOpen] = useState(false)
  if (runs.length === 0) return null
  return (
    <DetailSection
      title="Runs"
      note={note}
      // Above the list, so that it stays where it is when the list grows.
      aside={
        runs.length > SHOWN && (
          <Button
            look="line"
            small
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          >
            All {runs.length} runs
          </Button>
        )
      }
    >
      <RunList id={listId} runs={open ? runs : mainRuns(runs)} titleOf={titleOf} teamOf={teamOf} />
    </DetailSection>
  )
}

/** In the order that they came in. */
function mainRuns<Run extends RunFacts>(runs: Run[]): Run[] {
  const main = new Set(
    runs.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, SHOWN),
  )
  return runs.filter((run) => main.has(run))
}

function weightOf({ issues, keyIssueCount }: RunFacts): number {
  return issues + KEY_ISSUE_WEIGHT * keyIssueCount
}
