import {
  type ComponentType,
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { notify } from '#web/lib/notify.ts'
import type { ContactControllerProps } from './contact-controller.tsx'

interface ContactScript {
  Controller: ComponentType<ContactControllerProps>
  form: HTMLFormElement
}

/** Loads the controller when the form is within a screen, linked to by the address, or submitted. */
export function useContactScript(ref: RefObject<HTMLFormElement | null>) {
  const [script, setScript] = useState<ContactScript>()
  const submitPending = useRef(false)
  const { search, hash } = useLocation()
  const linked = /[?&]message=|#contact/.test(search + hash)
  const loaded = script !== undefined

  useEffect(() => {
    const form = ref.current
    if (form === null || loaded) return
    // A submit tries again, and reports a failure.
    const load = () => loadScript(form).then(setScript, () => {})
    if (linked) load()
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && load(),
      { rootMargin: '100%' },
    )
    observer.observe(form)
    return () => observer.disconnect()
  }, [ref, linked, loaded])

  function handleEarlySubmit(event: FormEvent<HTMLFormElement>) {
    submitPending.current = true
    loadScript(event.currentTarget).then(setScript, () => {
      submitPending.current = false
      notify.error('The form did not open. Check the connection and try again.')
    })
  }

  return { script, submitPending, handleEarlySubmit }
}

async function loadScript(form: HTMLFormElement): Promise<ContactScript> {
  const { ContactController } = await import('./contact-controller.tsx')
  return { Controller: ContactController, form }
}
