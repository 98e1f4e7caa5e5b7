import type { Plan } from '#web/lib/site/plans.ts'
import { LinkButton } from '#web/ui/form/button.tsx'
import { checkIcon, crossIcon } from '#web/ui/front-icons.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './plan-cover.module.css'

interface PlanCoverProps {
  plan: Plan
  href: string
}

/** A plan as the cover of a comic: its name is the masthead. */
export function PlanCover({ plan, href }: PlanCoverProps) {
  const nameId = `plan-${plan.id}`

  return (
    <article aria-labelledby={nameId} className={`${styles.plan} ${styles[plan.id]}`}>
      <div className={styles.top}>
        <h3 id={nameId} className={styles.name}>
          {plan.name}
        </h3>
        <p className={styles.price}>
          <span>₹{plan.rupeesPerMonth}</span> <small>per month</small>
        </p>
      </div>
      <ul className={styles.features}>
        {plan.features.map(({ label, included }) => (
          <li key={label} className={included ? styles.included : styles.missing}>
            <Icon path={included ? checkIcon : crossIcon} />
            <span>
              <span className="unseen">{included ? 'Included: ' : 'Not included: '}</span>
              {label}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.action}>
        <LinkButton to={href} wide aria-describedby={nameId}>
          Get Started
        </LinkButton>
      </div>
    </article>
  )
}
