import { Contact } from '#web/features/contact/contact.tsx'
import { About } from '#web/features/landing/about.tsx'
import { Hero } from '#web/features/landing/hero.tsx'
import { Pricing } from '#web/features/landing/pricing.tsx'
import { Stats } from '#web/features/landing/stats.tsx'
import { usePageArrival } from '#web/lib/navigation/use-page-arrival.ts'

export function LandingPage() {
  const heading = usePageArrival('Spinner Rack: Marvel characters, comics and series')

  return (
    <>
      <Hero headingRef={heading} />
      <About />
      <Stats />
      <Pricing />
      <Contact />
    </>
  )
}
