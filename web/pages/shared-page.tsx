import { ReportDialog } from '#web/features/details/report/report-dialog.tsx'
import { ProgressProvider } from '#web/features/progress/progress-provider.tsx'
import { RowMark } from '#web/features/progress/row-mark.tsx'
import { MemberView } from '#web/features/sharing/member-view.tsx'
import { type Report, SharedView } from '#web/features/sharing/shared-view.tsx'
import { usePathname } from '#web/lib/router/router.tsx'
import { useParams } from '#web/lib/router/routes.tsx'

/** What members show to everyone, a list or their profile: the first script names one page for both. */
export function SharedPage() {
  const { id = '' } = useParams()
  return usePathname().toLowerCase().startsWith('/members') ? (
    <MemberView key={id} handle={id} />
  ) : (
    <ProgressProvider>
      <SharedView key={id} token={id} Report={ReportList} Mark={RowMark} />
    </ProgressProvider>
  )
}

const ReportList: Report = (props) => (
  <ReportDialog {...props} title="Report this list" question="What is wrong with it?" />
)
