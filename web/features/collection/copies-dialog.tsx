import { useEffect, useRef, useState } from 'react'
import { type Collected, MAX_COPIES } from '#contract/collection.ts'
import { notify } from '#web/lib/notify.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { Button } from '#web/ui/form/button.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import type { MemberCollection } from './collection-context.ts'
import styles from './copies-dialog.module.css'
import { addDraft, type CopyDraft, type CopyErrors, readDrafts, toDrafts } from './copy-drafts.ts'
import { CopyFields } from './copy-fields.tsx'
import { saveCopies } from './save-copies.ts'
import type { CollectedItem } from './use-owned.ts'

interface CopiesDialogProps {
  comic: CollectedItem
  collected: Collected
  collection: MemberCollection
  /** Called when something else is saved, and again when that is undone. */
  onSaved: (collected: Collected) => void
  onClose: () => void
}

/** All that a member says of their copies of a comic. */
export function CopiesDialog({
  comic: { id, name },
  collected,
  collection,
  onSaved,
  onClose,
}: CopiesDialogProps) {
  const [drafts, setDrafts] = useState(() => toDrafts(collected.copies))
  const [wish, setWish] = useState(collected.wish)
  const [errors, setErrors] = useState<CopyErrors>(new Map())
  const fields = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState(0)

  useEffect(() => {
    if (added > 0)
      fields.current?.querySelector<HTMLElement>('fieldset:last-of-type select')?.focus()
  }, [added])

  const change = (key: number, changes: Partial<CopyDraft>) =>
    setDrafts((all) => all.map((draft) => (draft.key === key ? { ...draft, ...changes } : draft)))

  async function save() {
    const read = readDrafts(drafts, wish)
    setErrors(read.errors)
    if (read.collected === undefined) throw new Error('Please look at the marked fields.')
    await saveCopies(collection, id, read.collected)
    onSaved(read.collected)
    const fewer = collected.copies.length - read.collected.copies.length
    if (fewer <= 0) return
    const words = fewer === 1 ? 'A copy was removed.' : `${fewer} copies were removed.`
    notify.aside('success', words, { label: 'Undo', run: () => void undo() })
  }

  async function undo() {
    try {
      await saveCopies(collection, id, collected)
      onSaved(collected)
    } catch (error) {
      notify.aside('error', `The copies were not put back. ${toReason(error)}`)
    }
  }

  const kept = drafts.filter(({ removed }) => !removed).length
  return (
    <FormDialog title="Your copies" text={name} submit="Save" onSubmit={save} onClose={onClose}>
      <div ref={fields} className={styles.copies}>
        {drafts.map((draft, index) => (
          <CopyFields
            key={draft.key}
            number={index + 1}
            draft={draft}
            errors={errors.get(draft.key)}
            onChange={(changes) => change(draft.key, changes)}
          />
        ))}
      </div>
      {kept === 0 && (
        <p className={styles.none}>Without a copy it is no longer in your collection.</p>
      )}
      {kept < MAX_COPIES ? (
        <div>
          <Button
            small
            look="line"
            onClick={() => {
              setDrafts(addDraft)
              setAdded((count) => count + 1)
            }}
          >
            Add a copy
          </Button>
        </div>
      ) : (
        <p className={styles.none}>There is room for {MAX_COPIES} copies.</p>
      )}
      <label className={styles.wish}>
        <input type="checkbox" checked={wish} onChange={({ target }) => setWish(target.checked)} />
        <span>
          <b>I want it</b>{' '}
          {kept > 0 && <span className={styles.aside}>another copy, or a better one</span>}
        </span>
      </label>
    </FormDialog>
  )
}
