import { DetailView } from '#web/features/details/detail-view.tsx'
import { personDetail, teamDetail } from '#web/features/details/team-detail.tsx'
import { paths } from '#web/lib/navigation/paths.ts'
import { usePathname } from '#web/lib/router/router.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { recordActions } from './record-actions.ts'

/** Of a person, or of a team. */
export function CharacterDetailPage() {
  const pathname = usePathname()
  const source = pathname.startsWith(paths.teams) ? teamDetail : personDetail
  return <DetailView source={source} actions={recordActions} missing={<NotFoundPage />} />
}
