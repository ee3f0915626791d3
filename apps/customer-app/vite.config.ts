import react from '@vitejs/plugin-react'
import { leanContract } from '@wattdesk/browser-build/lean-contract.ts'
import { leanZod } from '@wattdesk/browser-build/lean-zod.ts'
import { listFiles } from '@wattdesk/browser-build/list-files.ts'
import { noChunkCycles } from '@wattdesk/browser-build/no-chunk-cycles.ts'
import { precompress } from '@wattdesk/browser-build/precompress.ts'
import { defineConfig } from 'vite'

const server = process.env.WATTDESK_SERVER ?? 'http://localhost:4000'
const words = /i18n[\\/]src[\\/](?:files[\\/])?([a-z]{2})(?:[\\/](customer-app|ui))?\.ts$/

export default defineConfig({
  root: import.meta.dirname,
  base: '/app/',
  plugins: [react(), leanContract(), leanZod(), listFiles(), noChunkCycles(), precompress()],
  server: { port: 4101, proxy: { '/api': { target: server, ws: true }, '/idp': server } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // changes only with the dependencies, so phones keep it across releases
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'start', tags: ['$initial' as const], priority: 2 },
            // the app's sentences, in one file per language, and nothing that the start needs: that would load the first language for all
            { name: (id: string) => `words-${words.exec(id)?.[1]}`, debugName: 'words', test: words, priority: 1 },
          ],
        },
      },
    },
  },
})
