// Bundles the long-running programs of the product. One file loads in half the time of a thousand and takes less memory: types are
// stripped and unused code is left out at build time.
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const root = import.meta.dirname
const programs = {
  server: 'apps/server/src/main.ts',
  broker: 'apps/server/src/main-broker.ts',
  'argon2.thread': 'apps/server/src/areas/auth/passwords/argon2.thread.ts',
  'picture.thread': 'apps/server/src/areas/content/files/picture.thread.ts',
  'mail-chart.thread': 'apps/server/src/areas/history/mails/mail-chart.thread.ts',
  'reading.thread': 'apps/server/src/areas/imports/rows/reading.thread.ts',
  'portal-file.thread': 'apps/server/src/areas/data-import/files/portal-file.thread.ts',
  wattdesk: 'scripts/wattdesk.ts',
  fleet: 'apps/fleet-simulator/src/main.ts',
}
const nameOf = new Map(Object.entries(programs).map(([name, file]) => [path.join(root, file), name]))
const ownSource = /^(?!.*[\\/]node_modules[\\/]).*\.ts$/

/**
 * Sources find data and other programs relative to themselves. In a bundle, data stays at its place, and programs are beside the bundle.
 */
export const places: Plugin = {
  name: 'places',
  enforce: 'pre',
  transform: {
    filter: { id: ownSource, code: /import\.meta\.(url|dirname)/ },
    handler(code, id) {
      const place = (file: string) =>
        `new URL(${JSON.stringify(`../${path.relative(root, file).replaceAll(path.sep, '/')}`)}, import.meta.url)`
      return code.replaceAll(
        /new URL\('([^']+\.ts)', import\.meta\.url\)|import\.meta\.(url|dirname)/g,
        (_, file?: string, kind?: string) => {
          if (kind === 'url') return `${place(id)}.href`
          if (kind === 'dirname') return `process.getBuiltinModule('node:url').fileURLToPath(${place(path.dirname(id))})`
          const name = nameOf.get(path.resolve(path.dirname(id), file ?? ''))
          if (!name) throw new Error(`${id} names ${file}, which is no program of programs.config.ts`)
          return `new URL('./${name}.js', import.meta.url)`
        },
      )
    },
  },
}

/** JavaScript of ASCII alone takes half the memory: Node reads a file with any other character as UTF-16. */
export const narrow: Plugin = {
  name: 'narrow',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/[^\0-\x7f]/g, escaped)
    }
  },
}
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

const language = /i18n[\\/]src[\\/](en|de|it|hu)[\\/]/

export default defineConfig({
  root,
  plugins: [places, narrow],
  publicDir: false,
  ssr: { noExternal: true, external: ['pg-native', 'bufferutil', 'utf-8-validate', 'sharp'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    // A running product loads parts of its programs on first use. These are named by content, and kept.
    emptyOutDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: programs,
      checks: {
        // A package of the identity provider uses eval to name deprecated functions.
        eval: false,
        // A server reads all sentences when it starts; only browsers load them separately.
        ineffectiveDynamicImport: false,
      },
      output: {
        // Names are kept: stack traces need them, and the identity provider stores its models by the names of their classes.
        keepNames: true,
        comments: false,
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        // Node ignores deprecated calls in packages, but cannot tell a package from a program once they are one file.
        intro: ({ isEntry }) => (isEntry ? 'process.noDeprecation = true' : ''),
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: { groups: [{ debugName: 'words', name: (id: string) => `words-${language.exec(id)?.[1]}`, test: language }] },
      },
    },
  },
})
