import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../ui/button.tsx'
import { readTheme, setTheme, THEMES, type Theme } from './theme.ts'

const ICONS = { light: Sun, dark: Moon, system: Monitor }

export function ThemeSwitch({ texts }: { texts: Record<Theme | 'label', string> }) {
  const [theme, choose] = useState(readTheme)
  const Icon = ICONS[theme]
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!
  return (
    <IconButton
      label={`${texts.label}: ${texts[theme]}`}
      className="max-sm:hidden"
      onClick={() => {
        setTheme(next)
        choose(next)
      }}
    >
      <Icon aria-hidden className="size-5" />
    </IconButton>
  )
}
