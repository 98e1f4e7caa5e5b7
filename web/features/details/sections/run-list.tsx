import type { ReactNode } from 'react'
import type { RunFacts } from '#contract/facts.ts'
import { toCount, toPictureAddress, toYears } from '#web/lib/records/record-words.ts'
import { Picture } from '#web/ui/card/picture.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { toDetail, toPicture } from '../detail-kinds.ts'
import styles from './run-list.module.css'

interface Run extends RunFacts {
  /** Where the page does not tell it. */
  series?: { title: string }
}

interface RunListProps<OneRun extends Run> {
  id: string
  runs: OneRun[]
  /** Who made it, or the series that it is a run of. */
  titleOf: (run: OneRun) => ReactNode
  /** A second line: with whom. */
  teamOf?: (run: OneRun) => ReactNode
}

/** Runs of series, each with the cover of the issue where it begins. */
export function RunList<OneRun extends Run>({ id, runs, titleOf, teamOf }: RunListProps<OneRun>) {
  return (
    <ul id={id} className={styles.runs}>
      {runs.map((run) => (
        <RunRow key={toKey(run)} run={run} title={titleOf(run)} team={teamOf?.(run)} />
      ))}
    </ul>
  )
}

interface RunRowProps {
  run: Run
  title: ReactNode
  team: ReactNode
}

function RunRow({ run, title, team }: RunRowProps) {
  const { firstComicId, from, series } = run
  return (
    <li className={styles.run}>
      <Picture
        {...toPictureAddress(toPicture('comics', firstComicId))}
        sizes="64px"
        className={styles.cover}
      />
      <div>
        <p className={styles.title}>{title}</p>
        {team && <p className={styles.team}>{team}</p>}
        <p className={styles.extent}>{toExtent(run)}</p>
        <p className={styles.start}>
          <TextLink to={toDetail('comics', firstComicId)}>
            Begins with #{from}
            {series && <span className="unseen"> of {series.title}</span>}
          </TextLink>
        </p>
      </div>
    </li>
  )
}

/** `Chris Claremont and John Byrne`, each linked. */
export function CreatorNames({ creators }: { creators: RunFacts['creators'] }) {
  return creators.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && (index === creators.length - 1 ? ' and ' : ', ')}
      <TextLink to={toDetail('creators', id)}>{name}</TextLink>
    </span>
  ))
}

/** A team may have two runs, and two teams may begin with one issue. */
function toKey({ firstComicId, creators }: RunFacts): string {
  return [firstComicId, ...creators.map(({ id }) => id)].join(' ')
}

/** `#108–143, 1977–1981, 36 issues` */
function toExtent({ from, to, fromYear, toYear, issues }: RunFacts): string {
  return `#${from}–${to}, ${toYears(fromYear, toYear)}, ${toCount(issues, 'issue', 'issues')}`
}
