import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card-grid.module.css'

/** Rows of cards; the pictures of a row stand on one line. */
export function CardGrid({ className, ...props }: ComponentProps<'ul'>) {
  return <ul {...props} className={classNames(styles.grid, className)} />
}
