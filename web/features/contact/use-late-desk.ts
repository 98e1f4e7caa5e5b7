import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { notify } from '#web/lib/notify.ts'
import type { ContactDeskProps } from './contact-desk-props.ts'

const loadDesk = async () => (await import('./contact-desk.tsx')).ContactDesk

/** Asked for when the form comes within a screen of the reader, or when the address means it. */
export function useLateDesk(form: RefObject<HTMLFormElement | null>) {
  const [Desk, setDesk] = useState<ComponentType<ContactDeskProps>>()
  const waiting = useRef(false)
  const { search, hash } = useLocation()
  const meant = /[?&]message=|#contact/.test(search + hash)

  useEffect(() => {
    const open = () =>
      loadDesk().then(
        (desk) => setDesk(() => desk),
        // A submit asks again, and says so if it fails.
        () => {},
      )
    if (meant) open()
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && open(),
      { rootMargin: '100%' },
    )
    if (form.current) observer.observe(form.current)
    return () => observer.disconnect()
  }, [form, meant])

  function handleEarlySubmit() {
    waiting.current = true
    loadDesk().then(
      (desk) => setDesk(() => desk),
      () => {
        waiting.current = false
        notify.error('The form did not open. Check the connection and try again.')
      },
    )
  }

  return { Desk, waiting, handleEarlySubmit }
}
