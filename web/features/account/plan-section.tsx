import { useEffect, useRef, useState } from 'react'
import type { Account } from '#contract/account.ts'
import type { Plan } from '#contract/identity.ts'
import { notify } from '#web/lib/notify.ts'
import type { QueryResult } from '#web/lib/query/use-query.ts'
import { plans } from '#web/lib/site/plans.ts'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { savePlan } from './account-api.ts'
import { AccountForm } from './account-form.tsx'
import { AccountSection } from './account-section.tsx'
import { Part } from './part.tsx'
import { useAction } from './use-action.ts'

interface PlanSectionProps {
  account: QueryResult<Account>
  /** The plan chosen on another page. */
  asked: Plan | undefined
  onSaved: () => void
}

export function PlanSection({ account, asked, onSaved }: PlanSectionProps) {
  const section = useRef<HTMLElement>(null)
  const arrived = account.data !== undefined

  // After choosing a plan elsewhere, scroll to it and to the save button.
  useEffect(() => {
    if (asked && arrived) section.current?.scrollIntoView({ block: 'start' })
  }, [asked, arrived])

  return (
    <AccountSection
      ref={section}
      id="plan"
      title="Plan"
      lead="No payment is taken: the plan you pick is simply remembered."
    >
      <Part loaded={account} lines={3}>
        {({ plan }) => <PlanForm current={plan} first={asked ?? plan} onSaved={onSaved} />}
      </Part>
    </AccountSection>
  )
}

interface PlanFormProps {
  current: Plan
  first: Plan
  onSaved: () => void
}

function PlanForm({ current, first, onSaved }: PlanFormProps) {
  const [chosen, setChosen] = useState(first)
  const action = useAction()

  async function handleSubmit() {
    if (!(await action.run(() => savePlan(chosen)))) return
    onSaved()
    notify.aside('success', `Your plan is ${nameOf(chosen)} now.`)
  }

  const options = plans.map(({ id, name, rupeesPerMonth, features }) => ({
    value: id,
    label: name,
    mark: id === current ? 'Your plan' : undefined,
    note: `₹${rupeesPerMonth} per month`,
    detail: features
      .filter(({ included }) => included)
      .map(({ label }) => label)
      .join(' · '),
  }))
  return (
    <AccountForm action={action} submit="Save plan" onSubmit={handleSubmit}>
      <RadioCards legend="Plan" options={options} chosen={chosen} onChoose={setChosen} />
    </AccountForm>
  )
}

function nameOf(plan: Plan): string {
  return plans.find(({ id }) => id === plan)?.name ?? plan
}
