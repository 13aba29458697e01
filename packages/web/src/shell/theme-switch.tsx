import { Monitor, Moon, Sun } from 'lucide-react'
import { IconButton } from '../ui/button.tsx'
import { setTheme, type Theme, useTheme } from './theme.ts'

const ICONS = { light: Sun, dark: Moon, system: Monitor }
const NEXT: Record<Theme, Theme> = { light: 'dark', dark: 'system', system: 'light' }

export function ThemeSwitch({ texts }: { texts: Record<Theme | 'label', string> }) {
  const theme = useTheme()
  const Icon = ICONS[theme]
  return (
    <IconButton
      label={`${texts.label}: ${texts[theme]}`}
      className="max-sm:hidden"
      onClick={() => setTheme(NEXT[theme])}
    >
      <Icon aria-hidden className="size-5" />
    </IconButton>
  )
}
