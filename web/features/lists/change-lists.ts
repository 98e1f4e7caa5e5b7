import { notify } from '#web/lib/notify.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { deleteList, duplicateList, restoreList } from './lists-api.ts'
import { tellListsChanged } from './lists-changed.ts'

interface NamedList {
  id: string
  name: string
}

/** Deletes a list; the notice about it brings it back. True if it is deleted. */
export async function deleteWithUndo({ id, name }: NamedList): Promise<boolean> {
  try {
    await deleteList(id)
  } catch (error) {
    notify.aside('error', `“${name}” was not deleted. ${toReason(error)}`)
    return false
  }
  tellListsChanged()
  notify.aside('success', `“${name}” was deleted.`, {
    label: 'Undo',
    run: () => void bringBack({ id, name }),
  })
  return true
}

async function bringBack({ id, name }: NamedList): Promise<void> {
  try {
    await restoreList(id)
    notify.aside('success', `“${name}” is back.`)
    tellListsChanged()
  } catch (error) {
    notify.aside('error', `“${name}” was not brought back. ${toReason(error)}`)
  }
}

/** The id of the copy; undefined if there is none. */
export async function duplicate({ id, name }: NamedList): Promise<string | undefined> {
  try {
    const copy = await duplicateList(id)
    notify.aside('success', `“${name}” was duplicated as “${copy.name}”.`)
    tellListsChanged()
    return copy.id
  } catch (error) {
    notify.aside('error', `“${name}” was not duplicated. ${toReason(error)}`)
    return undefined
  }
}
