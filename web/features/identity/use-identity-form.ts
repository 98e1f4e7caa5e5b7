import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { findErrors } from '#web/lib/find-errors.ts'
import { focusFirst } from '#web/lib/focus/focus-first.ts'
import type { Submission } from './use-submission.ts'

interface IdentityFormOptions<Input> {
  schema: z.ZodMiniType<Input>
  submission: Submission
  send: (input: Input) => Promise<void>
}

/**
 * Uncontrolled inputs, so that no render can change what is typed. A field shows its error after blur;
 * a submit shows all errors and focuses the first invalid field.
 */
export function useIdentityForm<Input extends object>(options: IdentityFormOptions<Input>) {
  const { schema, submission, send } = options
  const [values, setValues] = useState<Partial<Record<keyof Input, string>>>({})
  const [left, setLeft] = useState<ReadonlySet<keyof Input>>(new Set())
  const errors = findErrors(schema, values)

  function field<Name extends keyof Input & string>(name: Name) {
    return {
      name,
      error: left.has(name) ? (errors[name] ?? submission.refusal?.fields[name]) : undefined,
      onChange: ({ target }: { target: { value: string } }) =>
        setValues((before) => ({ ...before, [name]: target.value })),
      onBlur: () => setLeft((before) => new Set(before).add(name)),
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = Object.fromEntries(new FormData(form)) as Record<keyof Input, string>
    setValues(typed)
    setLeft(new Set(Object.keys(typed) as (keyof Input)[]))
    const { success, data } = schema.safeParse(typed)
    if (success) submission.run('form', () => send(data))
    else focusFirst(form, Object.keys(findErrors(schema, typed)))
  }

  /** The current value; undefined until the field was changed or left. */
  function typedIn(name: keyof Input): string | undefined {
    return values[name] ?? (left.has(name) ? '' : undefined)
  }

  return { field, typedIn, handleSubmit }
}
