import { createRoot, hydrateRoot } from 'react-dom/client'
import { Website } from './website.tsx'
import { getLanguage, keepFirstLanguage } from './i18n/language.ts'
import { TransitionRouter } from './shell/transition-router.tsx'
import './styles/site.css'

const root = document.getElementById('root')!
const website = <Website router={TransitionRouter} />

keepFirstLanguage()
if (root.dataset.language === getLanguage()) hydrateRoot(root, website)
else {
  // An empty shell, or a page rendered in another language than the reader's.
  root.replaceChildren()
  createRoot(root).render(website)
  delete document.documentElement.dataset.wait
}
