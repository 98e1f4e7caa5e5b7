import { DescribeDialog } from './describe-dialog.tsx'
import { makeList } from './lists-api.ts'

interface NewListDialogProps {
  onMade: (id: string) => void
  onClose: () => void
}

export function NewListDialog({ onMade, onClose }: NewListDialogProps) {
  return (
    <DescribeDialog
      title="New list"
      submit="Make the list"
      onSubmit={async (words) => {
        const { id } = await makeList(words)
        onMade(id)
      }}
      onClose={onClose}
    />
  )
}
