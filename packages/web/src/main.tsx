import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { getLanguage, keepFirstLanguage } from './i18n/language.ts'
import { TransitionRouter } from './shell/transition-router.tsx'
import './styles/app.css'

const root = document.getElementById('root')!
const app = <App router={TransitionRouter} />

keepFirstLanguage()
if (root.dataset.language === getLanguage()) hydrateRoot(root, app)
else {
  // An empty shell, or a page rendered in another language than the reader's.
  root.replaceChildren()
  createRoot(root).render(app)
  delete document.documentElement.dataset.wait
}
