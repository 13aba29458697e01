import { Link, type LinkProps, useLocation } from 'react-router'
import { addressIn, isPublicPath, readAddress } from '../i18n/page-address.ts'

/** The address of a path in the language of the current address: below `/en`, public pages are below `/en` too. */
export function useAddressOf(): (target: string) => string {
  const { language } = readAddress(useLocation().pathname)
  return (target) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? []
    return language && isPublicPath(path) ? addressIn(language, path) + rest : target
  }
}

/** A link to a page of this site that stays in the language of the address. */
export function PageLink({ to, ...rest }: LinkProps & { to: string }) {
  const addressOf = useAddressOf()
  return <Link to={addressOf(to)} {...rest} />
}
