import type { ComponentProps } from 'react'
import styles from './card-grid.module.css'
import { classNames } from './class-names.ts'

/** Rows of cards, each row on one rail. */
export function CardGrid({ className, ...props }: ComponentProps<'ul'>) {
  return <ul {...props} className={classNames(styles.grid, className)} />
}
