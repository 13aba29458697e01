import type { ButtonHTMLAttributes, ComponentProps, MouseEvent } from 'react'
import { PageLink } from './page-link.tsx'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'small' | 'medium' | 'large'

const LOOKS: Record<Look, string> = {
  primary: 'bg-ink text-on-ink hover:bg-ink-2 border border-ink',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'border border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border border-seal bg-surface text-seal hover:bg-seal-soft',
}
const SIZES: Record<Size, string> = {
  small: 'min-h-8 px-3 text-meta',
  medium: 'min-h-10 px-4 text-table',
  large: 'min-h-12 px-6 text-base',
}

/** The classes of a button, also for links that look like one. */
export function buttonClass(look: Look = 'primary', size: Size = 'medium'): string {
  return `inline-flex items-center justify-center gap-2 rounded-sm font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-50 ${LOOKS[look]} ${SIZES[size]}`
}

/** Keeps the focus in the field: leaving it may show an error, which would move the button away under the pointer. */
const keepFocus = (event: MouseEvent): void => event.preventDefault()

interface Style {
  look?: Look
  size?: Size
}

export function Button({ look, size, className = '', ...rest }: ComponentProps<'button'> & Style) {
  return (
    <button
      type="button"
      data-no-print
      className={`${buttonClass(look, size)} ${className}`}
      onMouseDown={rest.type === 'submit' ? keepFocus : undefined}
      {...rest}
    />
  )
}

export function ButtonLink({ look, size, className = '', ...rest }: ComponentProps<typeof PageLink> & Style) {
  return <PageLink data-no-print className={`${buttonClass(look, size)} ${className}`} {...rest} />
}

/** A square button with an icon; its label is its accessible name and its tooltip. */
export function IconButton({
  label,
  className = '',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) {
  return (
    <button
      type="button"
      data-no-print
      aria-label={label}
      title={label}
      className={`inline-flex size-10 items-center justify-center rounded-sm text-ink-2 transition-colors hover:bg-sunken hover:text-ink disabled:opacity-40 ${className}`}
      {...rest}
    />
  )
}
