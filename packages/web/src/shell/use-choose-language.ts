import type { Language } from '@tickmark/document'
import { useLocation, useNavigate } from 'react-router'
import { setLanguage } from '../i18n/language.ts'
import { addressIn, isPublicPath, readAddress } from '../i18n/page-address.ts'

/** Changes the language; on a public page that changes the address as well. */
export function useChooseLanguage(): (chosen: Language) => Promise<void> {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { path } = readAddress(pathname)
  return async (chosen) => {
    await setLanguage(chosen)
    if (isPublicPath(path))
      await navigate(addressIn(chosen, path) + search + hash, { replace: true, preventScrollReset: true })
  }
}
