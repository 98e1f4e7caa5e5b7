import { type FormEvent, useId } from 'react'
import type { To } from '#web/lib/router/location.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Button } from '../form/button.tsx'
import styles from './page-field.module.css'

interface PageFieldProps {
  current: number
  last: number
  toPage: (page: number) => To
}

/** Jumps to a page by its number, since the `Pager` leaves most of them out. */
export function PageField({ current, last, toPage }: PageFieldProps) {
  const id = useId()
  const navigate = useNavigate()

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    navigate(toPage(Number(new FormData(event.currentTarget).get('page'))))
  }

  return (
    // The key resets the field after another navigation.
    <form key={current} className={styles.form} onSubmit={handleSubmit}>
      <label htmlFor={id}>Go to page</label>
      <input
        id={id}
        name="page"
        type="number"
        inputMode="numeric"
        min={1}
        max={last}
        required
        defaultValue={current}
      />
      <Button type="submit" look="line" small>
        Go
      </Button>
    </form>
  )
}
