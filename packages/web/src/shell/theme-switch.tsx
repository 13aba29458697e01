import { Monitor, Moon, Sun } from 'lucide-react'
import { IconButton } from '../ui/button.tsx'
import { setTheme, THEMES, type Theme, useTheme } from './theme.ts'

const ICONS = { light: Sun, dark: Moon, system: Monitor }

export function ThemeSwitch({ texts }: { texts: Record<Theme | 'label', string> }) {
  const theme = useTheme()
  const Icon = ICONS[theme]
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!
  return (
    <IconButton label={`${texts.label}: ${texts[theme]}`} className="max-sm:hidden" onClick={() => setTheme(next)}>
      <Icon aria-hidden className="size-5" />
    </IconButton>
  )
}
