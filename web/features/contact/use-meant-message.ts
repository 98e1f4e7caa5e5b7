import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fillBlanks, focusMessage } from './contact-fields.ts'

/** Where a link to the form leads: its beginning of a message is filled in, and the reader is there. */
export function useMeantMessage(
  ref: RefObject<HTMLFormElement | null>,
  onFilled: (form: HTMLFormElement) => void,
): void {
  const { key, search, hash } = useLocation()
  const navigate = useNavigate()

  const arrive = useEffectEvent((form: HTMLFormElement) => {
    const parameters = new URLSearchParams(search)
    const message = parameters.get('message')
    if (message !== null) {
      fillBlanks(form, { message })
      onFilled(form)
      // What was filled in once is not to come back with a reload.
      parameters.delete('message')
      navigate({ search: String(parameters), hash: '#contact' }, { replace: true })
    } else if (hash === '#contact' && key !== 'default') {
      // The router leaves the way within a page to others; the browser went it at the first address.
      form.closest('section')?.scrollIntoView({ behavior: 'instant' })
      focusMessage(form)
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (ref.current) arrive(ref.current)
  }, [ref, key, search, hash])
}
