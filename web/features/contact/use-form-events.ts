import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { FieldName } from './contact-desk-props.ts'
import { FIELD_NAMES } from './contact-fields.ts'

interface FormEvents {
  onInput(form: HTMLFormElement): void
  onLeave(form: HTMLFormElement, name: FieldName): void
  onSubmit(form: HTMLFormElement): void
}

/** Listens to a form that stands on the page already. */
export function useFormEvents(ref: RefObject<HTMLFormElement | null>, events: FormEvents): void {
  const handle = useEffectEvent((form: HTMLFormElement, event: Event) => {
    if (event.type === 'submit') {
      event.preventDefault()
      events.onSubmit(form)
    } else if (event.type === 'input') {
      events.onInput(form)
    } else {
      const name = FIELD_NAMES.find((name) => form.elements.namedItem(name) === event.target)
      if (name !== undefined) events.onLeave(form, name)
    }
  })

  useEffect(() => {
    const form = ref.current
    if (form === null) return
    const listener = (event: Event) => handle(form, event)
    const types = ['input', 'focusout', 'submit']
    for (const type of types) form.addEventListener(type, listener)
    return () => {
      for (const type of types) form.removeEventListener(type, listener)
    }
  }, [ref])
}
