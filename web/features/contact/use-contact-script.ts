import { useEffect, useRef, useState } from 'react'
import { notify } from '#web/lib/notify.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import type { FormView } from './contact-controller.tsx'

const loadScript = () => import('./contact-controller.tsx')

/** Loads the controller when the form is within a screen, linked to by the address, or submitted. */
export function useContactScript(form: HTMLFormElement | null, onView: (view: FormView) => void) {
  const [script, setScript] = useState<Awaited<ReturnType<typeof loadScript>>>()
  const pending = useRef(false)
  const linked = useLocation().hash === '#contact'

  useEffect(() => {
    if (!form) return
    // A submit tries again, and reports a failure.
    const load = () => loadScript().then(setScript, () => {})
    if (linked) load()
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && load(),
      { rootMargin: '100%' },
    )
    observer.observe(form)
    return () => observer.disconnect()
  }, [form, linked])

  function handleEarlySubmit() {
    pending.current = true
    onView({ errors: {}, waiting: true })
    loadScript().then(setScript, () => {
      pending.current = false
      onView({ errors: {} })
      notify.error('The form did not open. Check the connection and try again.')
    })
  }

  return { script, pending, onSubmit: script ? undefined : handleEarlySubmit }
}
