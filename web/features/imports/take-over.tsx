import { MAX_LIST_NAME } from '#contract/lists.ts'
import { formatList } from '#web/lib/format.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/form/field.tsx'
import type { Part, toOffers } from './import-words.ts'
import styles from './take-over.module.css'

interface TakeOverProps {
  offers: ReturnType<typeof toOffers>
  lists: { name: string }[]
  taken: ReadonlySet<Part>
  onTake: (part: Part, wanted: boolean) => void
  /** Of the only list that the file makes. */
  listName: string | undefined
  onNameList: (name: string) => void
}

/** As many lists are named; of the others there is the number. */
const NAMED_LISTS = 6

/** What of the file is taken over. */
export function TakeOver({ offers, lists, taken, onTake, listName, onNameList }: TakeOverProps) {
  return (
    <fieldset className={styles.parts}>
      <legend className={`d4 ${styles.legend}`}>Take over</legend>
      {offers.map(({ part, name, count }) => (
        <div key={part} className={classNames(styles.part, part === 'lists' && styles.list)}>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={taken.has(part)}
              onChange={({ target }) => onTake(part, target.checked)}
            />
            <span className={styles.name}>{name}</span>{' '}
            <span className={styles.count}>{count}</span>
          </label>
          {part === 'lists' && taken.has('lists') && listName !== undefined && (
            <div className={styles.field}>
              <Field
                label="Name of the list"
                autoComplete="off"
                maxLength={MAX_LIST_NAME}
                value={listName}
                onChange={({ target }) => onNameList(target.value)}
              />
            </div>
          )}
          {part === 'lists' && lists.length > 1 && (
            <p className={styles.lists}>{toNames(lists.map((list) => list.name))}</p>
          )}
        </div>
      ))}
    </fieldset>
  )
}

function toNames(names: string[]): string {
  const more = names.length - NAMED_LISTS
  if (more <= 0) return formatList(names)
  return formatList([...names.slice(0, NAMED_LISTS), `${more} more`])
}
