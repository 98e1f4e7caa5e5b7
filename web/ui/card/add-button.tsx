import type { ComponentProps } from 'react'
import { plusIcon } from '../front-icons.ts'
import { Icon } from '../icon.tsx'
import styles from './add-button.module.css'

interface AddButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'children'> {
  /** The title of the comic. */
  name: string
  inRow?: boolean
}

/** Among the actions of a card: on the corner of its cover, since the text beside it has no room. */
export function AddButton({ name, inRow, ...props }: AddButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-label={`Add to list, ${name}`}
      aria-haspopup="dialog"
      className={inRow ? styles.plain : styles.add}
    >
      <Icon path={plusIcon} />
    </button>
  )
}
