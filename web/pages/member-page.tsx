import { MemberView } from '#web/features/sharing/member-view.tsx'
import { useParams } from '#web/lib/router/routes.tsx'

export function MemberPage() {
  const { id = '' } = useParams()
  return <MemberView key={id} handle={id} />
}
