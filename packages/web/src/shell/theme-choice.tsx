import { setTheme, THEMES, type Theme, useTheme } from './theme.ts'

/** The three themes side by side, for the menu of small screens, whose header has no room for the switch. */
export function ThemeChoice({ texts }: { texts: Record<Theme | 'label', string> }) {
  const chosen = useTheme()
  return (
    <fieldset className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 pb-2 sm:hidden">
      <legend className="float-left text-table text-ink-2">{texts.label}</legend>
      <div className="ml-auto flex divide-x divide-line-strong overflow-hidden rounded-sm border border-line-strong">
        {THEMES.map((theme) => (
          <label
            key={theme}
            className="px-3 py-1.5 text-meta whitespace-nowrap has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="theme"
              checked={theme === chosen}
              onChange={() => setTheme(theme)}
              className="sr-only"
            />
            {texts[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
