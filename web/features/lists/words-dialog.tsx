import { useId } from 'react'
import { type ListEntry, MAX_ENTRY_NOTE, MAX_SECTION_NAME } from '#contract/lists.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextareaField } from '#web/ui/form/textarea-field.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'

interface WordsDialogProps {
  title: string
  entry: ListEntry
  /** Those that the list has already. */
  sections: string[]
  onWrite: (words: { section: string; note: string }) => void
  onClose: () => void
}

/** The note of an entry, and the section that it is in. */
export function WordsDialog({ title, entry, sections, onWrite, onClose }: WordsDialogProps) {
  const known = useId()
  return (
    <FormDialog
      title={title}
      submit="Save"
      onClose={onClose}
      onSubmit={async (data) =>
        onWrite({
          section: String(data.get('section')).trim(),
          // A form sends the line ends of the web of old.
          note: String(data.get('note')).replaceAll('\r\n', '\n').trim(),
        })
      }
    >
      <TextareaField
        label="Note"
        name="note"
        rows={4}
        maxLength={MAX_ENTRY_NOTE}
        defaultValue={entry.note}
      />
      <Field
        label="Section"
        hint="Prologue, core, tie-in …"
        name="section"
        list={known}
        autoComplete="off"
        maxLength={MAX_SECTION_NAME}
        defaultValue={entry.section}
      />
      <datalist id={known}>
        {sections.map((section) => (
          <option key={section} value={section} />
        ))}
      </datalist>
    </FormDialog>
  )
}
