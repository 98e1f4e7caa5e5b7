import type { ComponentProps } from 'react'
import { IconButton } from '../form/icon-button.tsx'
import { heartIcon } from '../icons.ts'
import styles from './favourite-button.module.css'

interface FavouriteButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'children'> {
  /** The name of the record. */
  name: string
  pressed: boolean
}

export function FavouriteButton({ name, pressed, ...props }: FavouriteButtonProps) {
  return (
    <IconButton
      {...props}
      icon={heartIcon}
      aria-label={`Favourite ${name}`}
      aria-pressed={pressed}
      className={styles.heart}
    />
  )
}
