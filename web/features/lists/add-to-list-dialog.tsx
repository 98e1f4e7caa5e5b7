import { useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { MAX_LIST_NAME } from '#contract/lists.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { notify } from '#web/lib/notify.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import styles from './add-to-list-dialog.module.css'
import type { EntryChange } from './entry-changes.ts'
import { addToList, changeList, loadListsFor, makeList, removeFromList } from './lists-api.ts'

interface AddToListDialogProps {
  comic: number
  title: string
  onClose: () => void
}

interface ChoosableList {
  id: string
  name: string
  entries: number
  holds: boolean
}

/** The member's lists, ticked where they hold a comic, and a new one. */
export function AddToListDialog({ comic, title, onClose }: AddToListDialogProps) {
  const titleId = useId()
  const { data, error, retry, update } = useQuery({
    key: `lists for ${comic}`,
    load: (signal) => loadChoosable(comic, signal),
  })

  /** By list, how the comic comes back with its note to where it was. */
  const taken = useRef(new Map<string, EntryChange>())
  const turn = useRef(Promise.resolve())

  async function takeOut(list: ChoosableList) {
    const back = await removeFromList(list.id, comic)
    if (back) taken.current.set(list.id, back)
    notify.aside('success', `“${title}” was taken out of “${list.name}”.`, {
      label: 'Undo',
      run: () => toggle({ ...list, holds: false }),
    })
  }

  function putIn({ id }: ChoosableList): Promise<void> {
    const back = taken.current.get(id)
    return back ? changeList(id, back) : addToList(id, [comic])
  }

  /** One after another: a second press brings back what the first one takes out. */
  function toggle(list: ChoosableList) {
    const { id, name, holds } = list
    const show = (held: boolean) =>
      update((lists) =>
        lists.map((list) =>
          list.id === id && list.holds !== held
            ? { ...list, holds: held, entries: list.entries + (held ? 1 : -1) }
            : list,
        ),
      )
    show(!holds)
    turn.current = turn.current
      .then(() => (holds ? takeOut(list) : putIn(list)))
      .catch((failure) => {
        show(holds)
        const what = holds ? 'was not taken out of' : 'was not added to'
        notify.aside('error', `“${title}” ${what} “${name}”. ${toReason(failure)}`)
      })
  }

  async function make(name: string) {
    const { id } = await makeList({ name, entries: [{ comic }] })
    update((lists) => [{ id, name, entries: 1, holds: true }, ...lists])
  }

  // Not where it was opened: the top of a page has colours of its own.
  return createPortal(
    <Dialog narrow labelledBy={titleId} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={titleId} className={`d3 ${styles.title}`}>
          Add to list
        </h2>
        <p>{title}</p>
        {data && <Choices lists={data} onToggle={toggle} />}
        {!data && !error && <p role="status">Loading your lists …</p>}
        {!data && error && <LoadFailure error={error.message} onRetry={retry} />}
        {data && <NewList onMake={make} />}
        <TextLink to={paths.lists}>All your lists</TextLink>
      </div>
    </Dialog>,
    document.getElementById('main') ?? document.body,
  )
}

interface ChoicesProps {
  lists: ChoosableList[]
  onToggle: (list: ChoosableList) => void
}

function Choices({ lists, onToggle }: ChoicesProps) {
  if (lists.length === 0) return <p>You have no lists yet. Name your first one:</p>
  return (
    <ul className={styles.lists}>
      {lists.map((list) => (
        <li key={list.id}>
          <label className={styles.choice}>
            <input type="checkbox" checked={list.holds} onChange={() => onToggle(list)} />
            <span className={styles.name}>{list.name}</span>{' '}
            <span className={styles.count}>{toCount(list.entries, 'comic', 'comics')}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}

function NewList({ onMake }: { onMake: (name: string) => Promise<void> }) {
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function make() {
    if (name.trim() === '') return setError('A list needs a name.')
    setBusy(true)
    setError(undefined)
    try {
      await onMake(name.trim())
      setName('')
    } catch (failure) {
      setError(toReason(failure))
    }
    setBusy(false)
  }

  return (
    <form
      noValidate
      className={styles.fresh}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void make()
      }}
    >
      <Field
        label="New list"
        value={name}
        error={error}
        autoComplete="off"
        maxLength={MAX_LIST_NAME}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button small type="submit" busy={busy}>
        Make it
      </Button>
    </form>
  )
}

async function loadChoosable(comic: number, signal: AbortSignal): Promise<ChoosableList[]> {
  const lists = await loadListsFor(comic, signal)
  return lists.map(({ id, name, entries, has }) => ({ id, name, entries, holds: has === true }))
}
