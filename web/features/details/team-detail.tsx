import type { CharacterFacts } from '#contract/facts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import type { To } from '#web/lib/router/location.ts'
import { Navigate, useLocation } from '#web/lib/router/router.tsx'
import { CharacterDetail, characterDetail } from './character-detail.tsx'
import type { CharacterRecord } from './detail-records.ts'
import type { DetailSource } from './detail-view.tsx'
import type { Detail } from './load-details.ts'

type Source = DetailSource<CharacterRecord, CharacterFacts>
type Body = Detail<CharacterRecord, CharacterFacts>

/** A character of the role group has its page under teams, anybody else under characters. */

export const teamDetail: Source = { ...characterDetail, noun: 'Team', body: TeamBody }
export const personDetail: Source = { ...characterDetail, body: PersonBody }

function TeamBody(detail: Body) {
  const { record, facts } = detail
  if (facts === undefined || facts.role === 'group') return <CharacterDetail {...detail} />
  return <MovedTo path={toRecord(paths.character, record.id)} />
}

function PersonBody(detail: Body) {
  const { record, facts } = detail
  if (facts?.role !== 'group') return <CharacterDetail {...detail} />
  return <MovedTo path={toRecord(paths.team, record.id)} />
}

/** What the address and its history entry say besides stays. */
function MovedTo({ path }: { path: string }) {
  const { search, hash, state } = useLocation()
  const to: To = { pathname: path, search, hash }
  return <Navigate to={to} state={state} replace />
}
