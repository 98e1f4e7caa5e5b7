import type { RefObject } from 'react'

export type FieldName = 'fullname' | 'email' | 'message'

/** What stands at the fields besides what is typed into them. */
export interface FormView {
  errors: Partial<Record<FieldName, string>>
  /** How much of a message there is; undefined before the first letter. */
  length?: string | undefined
  sending?: boolean
}

export interface ContactDeskProps {
  form: RefObject<HTMLFormElement | null>
  /** True while a submit waits for somebody who can take it. */
  waiting: RefObject<boolean>
  onView: (view: FormView) => void
}
