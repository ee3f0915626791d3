import type { Plugin } from 'vite'

/**
 * Writes `files.json`: the scripts, styles and fonts of the build, by which a browser knows the cached files of earlier releases, and a
 * phone those of unopened screens.
 */
export function listFiles(): Plugin {
  return {
    name: 'wattdesk-list-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name))
      this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(names) })
    },
  }
}
