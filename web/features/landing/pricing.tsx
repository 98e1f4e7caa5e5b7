import { useLayoutEffect } from 'react'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { plans } from '#web/lib/site/plans.ts'
import { PlanCover } from './plan-cover.tsx'
import styles from './pricing.module.css'
import { SectionHead } from './section-head.tsx'
import label from './section-label.module.css'

export function Pricing() {
  const isMember = Boolean(useCurrentUser())
  const next = isMember ? paths.account : paths.signup
  useLayoutEffect(markPlansOnRoot, [])

  return (
    <section id="pricing" aria-labelledby="pricing-word" className={`wrap ${styles.pricing}`}>
      <SectionHead lead="Every plan opens the whole catalogue. No payment is taken: nothing is charged, no card is asked for, and the plan you pick is simply remembered with your account.">
        <p id="pricing-word" className={label.label}>
          Pricing
        </p>
        <h2 className="d2">Pick your plan</h2>
      </SectionHead>
      <div className={styles.plans}>
        {plans.map((plan) => (
          <PlanCover key={plan.id} plan={plan} href={`${next}?plan=${plan.id}`} />
        ))}
      </div>
    </section>
  )
}

/** Limits the `:root:has()` selector to this page: elsewhere it would slow down every style update. */
function markPlansOnRoot() {
  const { dataset } = document.documentElement
  dataset.plans = ''
  return () => {
    delete dataset.plans
  }
}
