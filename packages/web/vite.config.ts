import { cpSync, createReadStream, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { BRAND } from '@tickmark/document'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { publicSources } from './public-sources.ts'

// What pdf.js fetches when a document needs it: character maps, standard fonts, image decoders, colour profiles.
const PDFJS_FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs']
const pdfjsRoot = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/**
 * Puts the product's name and the boot script into index.html. A page sets its own title once it runs. The boot script runs before the
 * first paint and is inline, because fetching it would cost a round trip; the server allows it by its hash.
 */
function completeIndex(): Plugin {
  const boot = (): string =>
    readFileSync(path.join(import.meta.dirname, 'src/boot.js'), 'utf8').replace(/^ *\/\/.*\n|^ +/gm, '')
  return {
    name: 'complete-index',
    transformIndexHtml: (html) => html.replace('%BRAND%', BRAND.name['zh-CN']).replace('%BOOT%', boot),
  }
}

function servePdfjsFiles(): Plugin {
  return {
    name: 'pdfjs-files',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configureServer(server) {
      server.middlewares.use('/pdfjs', (request, response, next) => {
        const relative = path.normalize((request.url ?? '').split('?')[0] ?? '').replace(/^\/+/, '')
        const file = path.join(pdfjsRoot, relative)
        if (!PDFJS_FOLDERS.includes(relative.split('/')[0] ?? '') || !existsSync(file)) return next()
        createReadStream(file).pipe(response)
      })
    },
    writeBundle({ dir = 'dist' }) {
      for (const folder of PDFJS_FOLDERS)
        cpSync(path.join(pdfjsRoot, folder), path.join(dir, 'pdfjs', folder), { recursive: true })
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), publicSources(), tailwindcss(), completeIndex(), servePdfjsFiles()],
  server: { proxy: { '/v1': process.env.TICKMARK_ORIGIN ?? 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        // All files of texts are called after a language; their chunks carry the area as well: `tasks.ja`.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, area, language] = /locales\/([^/]+)\/([^/]+)\.ts$/.exec(facadeModuleId ?? '') ?? []
          return `assets/${area ? `${area}.${language}` : '[name]'}-[hash].js`
        },
        // What every page needs comes in one chunk, because every further request costs its own headers.
        codeSplitting: {
          groups: [
            { name: 'frame', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            {
              name: 'language',
              test: /i18n\/(use-texts|define-catalogue|language|page-address)\.ts|contract\/src\/limits|document\/src\/brand/,
            },
          ],
        },
      },
    },
  },
})
