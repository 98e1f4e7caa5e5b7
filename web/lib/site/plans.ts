export interface Plan {
  id: 'basic' | 'standard' | 'premier'
  name: string
  rupeesPerMonth: number
  features: { label: string; included: boolean }[]
}

/** In ascending order: each plan includes the one before it. */
const FEATURES = [
  'Basic content',
  'Liked content',
  'Exclusive content',
  'Ad customization',
  'Social sharing',
  'Community engagement access',
]

export const plans: Plan[] = [
  { id: 'basic', name: 'Basic', rupeesPerMonth: 0, features: includeFirst(3) },
  { id: 'standard', name: 'Standard', rupeesPerMonth: 45, features: includeFirst(5) },
  { id: 'premier', name: 'Premier', rupeesPerMonth: 75, features: includeFirst(6) },
]

function includeFirst(number: number): Plan['features'] {
  return FEATURES.map((label, index) => ({ label, included: index < number }))
}
