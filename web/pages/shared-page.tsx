import { ReportDialog } from '#web/features/details/report/report-dialog.tsx'
import { type Report, SharedView } from '#web/features/sharing/shared-view.tsx'
import { useParams } from '#web/lib/router/routes.tsx'

export function SharedPage() {
  const { id = '' } = useParams()
  return <SharedView key={id} token={id} Report={ReportList} />
}

const ReportList: Report = (props) => (
  <ReportDialog {...props} title="Report this list" question="What is wrong with it?" />
)
