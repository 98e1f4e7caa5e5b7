import { useTheme } from '#web/lib/theme/use-theme.ts'
import { moonIcon, sunIcon } from '../icons.ts'
import { IconButton } from './icon-button.tsx'

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
