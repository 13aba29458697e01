import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import type { ContactTexts } from '../../locales/contact/zh-CN.ts'

/** How to reach the operator. An address or number is shown only where the operator has published one. */
export function Channels({ t: { channels } }: { t: ContactTexts }) {
  const { data } = useQuery({
    queryKey: ['contact'],
    queryFn: () => request('getContact', {}, { quiet: true, silent: true }),
    staleTime: Infinity,
  })
  const link = 'text-note underline underline-offset-4'
  const entries = [
    {
      title: channels.email,
      value: data?.email ? (
        <a className={`wrap-anywhere ${link}`} href={`mailto:${data.email}`}>
          {data.email}
        </a>
      ) : (
        channels.emailForm
      ),
    },
    {
      title: channels.phone,
      value: data?.phone ? (
        <a className={`num ${link}`} href={`tel:${data.phone.replaceAll(/[^+\d]/g, '')}`}>
          {data.phone}
        </a>
      ) : (
        channels.phoneForm
      ),
    },
    { title: channels.online, value: channels.onlineText },
    { title: channels.demo, value: channels.demoText },
    { title: channels.hours, value: channels.hoursText },
  ]
  return (
    <dl className="border-b border-line">
      {entries.map(({ title, value }) => (
        <div
          key={title}
          className="grid gap-x-10 gap-y-1 border-t border-line py-4 first:border-ink md:grid-cols-[13rem_1fr]"
        >
          <dt className="font-semibold">{title}</dt>
          <dd className="text-ink-2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
