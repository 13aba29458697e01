/** A file's name in one line; the whole of it under the pointer. */
export const ShortName = ({ name }: { name: string | undefined }) => (
  <p title={name} className="truncate text-meta text-ink-2">
    {name}
  </p>
)
