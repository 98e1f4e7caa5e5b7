import type { ListSummary } from '#contract/lists.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'

interface MergeDialogProps {
  /** The name of the list that takes the other in. */
  name: string
  others: ListSummary[]
  /** Throws when it is refused. */
  onMerge: (other: ListSummary) => Promise<void>
  onClose: () => void
}

/** Asks which of the member's other lists is put behind this one. */
export function MergeDialog({ name, others, onMerge, onClose }: MergeDialogProps) {
  return (
    <FormDialog
      title="Merge with…"
      text={`What the other list has besides is put behind the comics of “${name}”; what both have stays once. The other list stays as it is.`}
      submit="Merge"
      onClose={onClose}
      onSubmit={async (data) => {
        const other = others.find(({ id }) => id === data.get('list'))
        if (other !== undefined) await onMerge(other)
      }}
    >
      <SelectField label="The other list" name="list">
        {others.map((list) => (
          <option key={list.id} value={list.id}>
            {list.name} ({toCount(list.entries, 'comic', 'comics')})
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
