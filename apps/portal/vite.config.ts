import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { leanContract } from '@wattdesk/browser-build/lean-contract.ts'
import { leanZod } from '@wattdesk/browser-build/lean-zod.ts'
import { listFiles } from '@wattdesk/browser-build/list-files.ts'
import { noChunkCycles } from '@wattdesk/browser-build/no-chunk-cycles.ts'
import { precompress } from '@wattdesk/browser-build/precompress.ts'
import { defineConfig } from 'vite'
import { firstLoad, type ModuleGraph } from './first-load.ts'
import { preloads } from './preloads.ts'

// `npm run dev` sets the server that a development portal uses.
const server = process.env.WATTDESK_SERVER ?? 'http://localhost:4000'

const isOfFirstLoad = firstLoad()
const words = /i18n[\\/]src[\\/](?:files[\\/])?([a-z]{2})(?:[\\/](ui|shell|session|offline))?\.ts$/

// A few large chunks instead of a hundred small ones, which compress badly and cost a request each.
const chunkGroups = [
  // sentences of every page, in one file per language
  { name: (id: string) => `words-${words.exec(id)?.[1]}`, debugName: 'words', test: words, priority: 1 },
  // lists of terms, kept out of the groups below
  { name: 'choices', test: /contract[\\/]src[\\/](languages|permissions|page-sizes|endpoint|customers[\\/]terms)\.ts$/, priority: 5 },
  // validation of forms: nobody types before the first screen is shown
  { name: 'models', test: /node_modules[\\/]zod[\\/]|contract[\\/]src[\\/](formats|paging|strict-json)\.ts$/, priority: 4 },
  // changes only with the dependencies, so browsers keep it across releases
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  // everything that the first screens need, and nothing of other screens
  { name: (id: string, graph: ModuleGraph) => (isOfFirstLoad(id, graph) ? 'first' : null), debugName: 'first', priority: 1.8 },
  // the library's fields, whose parts import each other
  { name: 'fields', test: /node_modules[\\/]@mantine[\\/]/, minShareCount: 2, priority: 1.7 },
  // what calls are declared with: shared chunks may import each other, and these must run before their users
  // Styles of figures go with it, which show energies and import nothing: merged with the palette, they closed a cycle.
  { name: 'energy', test: /packages[\\/]energy[\\/]src[\\/]|figures\.module\.css$/, minShareCount: 2, priority: 1.6 },
  { name: 'contract', test: /contract[\\/]src[\\/](activities|customers|installations)[\\/](calls|models|terms)\.ts$/, priority: 1.5 },
  { name: 'contract-sales', test: /contract[\\/]src[\\/]sales[\\/].+\.ts$/, priority: 1.5 },
  // Modules that several screens share, grouped by the screens that share them. A module's imports are shared by at least the same screens,
  // so chunks never import each other, unless small ones are merged: with a larger threshold they would, and the build rejects such a
  // cycle. Icons have their own layer: merged with the screens that share them, they closed one.
  ...[/packages[\\/](?!ui)/, /packages[\\/]ui[\\/]/, /apps[\\/]portal[\\/]src[\\/](?!areas|routes)/, /node_modules/, /./].map(
    (layer, at) => ({
      name: 'shared',
      debugName: `shared-${at}`,
      test: (id: string) => layer.test(id) && !/i18n[\\/]src[\\/][a-z]{2}[\\/]/.test(id),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 16_000,
      priority: 1 - at / 10,
    }),
  ),
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A route's loader imports its area's calls, so it loads with the screen: the first page then contains no other area.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']] },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    leanContract(),
    leanZod(),
    preloads(),
    listFiles(),
    noChunkCycles(),
    precompress(),
  ],
  server: {
    port: 4100,
    proxy: {
      '/api': { target: server, ws: true },
      '/idp': server,
      '/app': server,
    },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy allows no inline scripts, and data: addresses only for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash][extname]`,
      },
    },
  },
})
