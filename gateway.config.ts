// Bundles the program of apps/gateway into one file, so that a small computer needs only Node and the SunSpec models.
import { defineConfig } from 'vite'
import { narrow, places } from './programs.config.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [places, narrow],
  publicDir: false,
  ssr: { noExternal: true, external: ['bufferutil', 'utf-8-validate'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: '.data/gateway',
    reportCompressedSize: false,
    rolldownOptions: {
      input: { gateway: 'apps/gateway/src/main.ts' },
      output: {
        keepNames: true,
        comments: false,
        codeSplitting: false,
        // Node ignores deprecated calls in packages, but cannot tell a package from a program once they are one file.
        intro: 'process.noDeprecation = true',
        entryFileNames: '[name].js',
      },
    },
  },
})
