import { type ListSource, MAX_LIST_NAME } from '#contract/lists.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import { makeList } from './lists-api.ts'

/** Makes a list of the order of an event or an arc; the path of its page. */
export async function copyOrder(from: ListSource, name: string): Promise<string> {
  const { id } = await makeList({ name: name.slice(0, MAX_LIST_NAME), from })
  return toRecord(paths.list, id)
}
