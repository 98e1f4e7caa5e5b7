import { useTheme } from '#web/lib/use-theme.ts'
import { IconButton } from './icon-button.tsx'
import { moonIcon, sunIcon } from './icons.ts'

export function ThemeSwitch() {
  const [theme, turnOver] = useTheme()
  const dark = theme === 'dark'
  return (
    <IconButton
      icon={dark ? sunIcon : moonIcon}
      aria-label={dark ? 'Switch to light theme' : 'Switch to dark theme'}
      onClick={turnOver}
    />
  )
}
