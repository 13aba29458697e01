import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const src = path.join(import.meta.dirname, 'src')
/** Imports that come with a module: no types, nothing that is loaded later. */
const IMPORT = /^(?:import|export) (?!type )(?:[^'"]*? from )?'(\.[^']+\.tsx?)'/gm

/**
 * Tells Tailwind which classes `site.css` needs: those of the modules that come with every page and with the public ones. What loads
 * later brings the tool's style sheet along (`api/lazy-with-queries.tsx`).
 */
export function publicSources(): Plugin {
  return {
    name: 'public-sources',
    // Before Tailwind.
    enforce: 'pre',
    transform(css, id) {
      if (!id.endsWith('/styles/site.css')) return
      return (
        css +
        listPublicModules()
          .map((file) => `@source ${JSON.stringify(file)};\n`)
          .join('')
      )
    },
  }
}

function listPublicModules(): string[] {
  const found = new Set<string>()
  const follow = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    for (const [, relative = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      follow(path.resolve(path.dirname(file), relative))
  }
  follow(path.join(src, 'main.tsx'))
  const pages = path.join(src, 'routes/site')
  for (const name of readdirSync(pages)) follow(path.join(pages, name))
  return [...found]
}
