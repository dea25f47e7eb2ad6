import { Moon, Sun } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'
import { useThemeMode } from '../ui/theme-mode.ts'

export function ThemeToggle() {
  const { mode, toggle } = useThemeMode()
  return (
    <IconButton
      name={mode === 'dark' ? 'Light mode' : 'Dark mode'}
      icon={mode === 'dark' ? Sun : Moon}
      onClick={toggle}
    />
  )
}
