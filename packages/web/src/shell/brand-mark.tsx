/** The layout of the mark beside the name. */
export const BRAND_LOOK = 'flex items-center gap-2 font-serif text-xl font-semibold whitespace-nowrap'

export function BrandMark() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-7">
      <rect width="32" height="32" rx="5" className="fill-brand" />
      <path
        d="M9 16.5l5 5 9.5-11"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
