import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Preloads what the page would discover late: the first screens' chunk with its styles, and the Latin font, without which the first text
 * would be drawn twice.
 */
export function preloads(): Plugin {
  return {
    name: 'wattdesk-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.keys(bundle)
        const one = (pattern: RegExp): string => {
          const found = files.find((file) => pattern.test(file))
          if (!found) throw new Error(`Nothing built is named like ${pattern}`)
          return `/${found}`
        }
        const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' })
        return [
          link({ rel: 'modulepreload', crossorigin: true, href: one(/assets\/first-[^/]+\.js$/) }),
          link({ rel: 'preload', as: 'style', crossorigin: true, href: one(/assets\/first-[^/]+\.css$/) }),
          link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: one(/inter-latin-wght-normal-[^/]+\.woff2$/) }),
        ]
      },
    },
  }
}
