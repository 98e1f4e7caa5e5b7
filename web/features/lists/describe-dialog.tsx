import { MAX_LIST_DESCRIPTION, MAX_LIST_NAME } from '#contract/lists.ts'
import { ApiRefusal } from '#web/lib/api/api-client.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextareaField } from '#web/ui/form/textarea-field.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'

export interface ListWords {
  name: string
  description: string
}

interface DescribeDialogProps {
  title: string
  submit: string
  /** What is in the fields at first. */
  words?: ListWords
  onSubmit: (words: ListWords) => Promise<void>
  onClose: () => void
}

/** The name and the description of a list, a new one or one that exists. */
export function DescribeDialog({ title, submit, words, onSubmit, onClose }: DescribeDialogProps) {
  return (
    <FormDialog
      title={title}
      submit={submit}
      onClose={onClose}
      onSubmit={async (data) => {
        const name = String(data.get('name')).trim()
        if (name === '') throw new Error('A list needs a name.')
        await onSubmit({ name, description: String(data.get('description')) }).catch(tellField)
      }}
    >
      <Field
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={MAX_LIST_NAME}
        defaultValue={words?.name}
      />
      <TextareaField
        label="Description"
        hint="If you like"
        name="description"
        rows={4}
        maxLength={MAX_LIST_DESCRIPTION}
        defaultValue={words?.description}
      />
    </FormDialog>
  )
}

/** What the server says about a field is more telling than that something is wrong. */
function tellField(error: unknown): never {
  const [told] = error instanceof ApiRefusal ? Object.values(error.fields) : []
  throw told === undefined ? error : new Error(told)
}
