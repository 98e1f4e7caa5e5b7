import { useThemeChoice } from '#web/lib/theme/use-theme.ts'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { AccountSection } from './account-section.tsx'

export function ThemeSection() {
  const [choice, choose] = useThemeChoice()
  return (
    <AccountSection id="theme" title="Theme" lead="Kept in this browser, and applies at once.">
      <RadioCards
        inRow
        legend="Theme"
        options={[
          { value: 'system', label: 'System' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        chosen={choice ?? 'system'}
        onChoose={(value) => choose(value === 'system' ? undefined : value)}
      />
    </AccountSection>
  )
}
