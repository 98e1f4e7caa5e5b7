import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** One of `icons.ts`. */
  icon: string
  'aria-label': string
}

export function IconButton({ icon, className, ...props }: IconButtonProps) {
  return (
    <button type="button" {...props} className={classNames(styles.button, className)}>
      <Icon path={icon} />
    </button>
  )
}
