import type { Plugin } from 'vite'

/**
 * Writes `files.json`: the scripts and styles of the app, so that a phone can cache those of unopened screens. `isLeftOut` excludes
 * sentences of other languages.
 */
export function listFiles(isLeftOut: (name: string) => boolean): Plugin {
  return {
    name: 'wattdesk-list-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name) && !isLeftOut(name))
      this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(names) })
    },
  }
}
