import { html } from '../../platform/html.ts'

type Look = { appName: string; primaryColor: string; onPrimaryColor: string }

/** The product's mark in the colours of a brand without an icon. All of it is within the safe zone of a mask. */
export function markOf({ primaryColor, onPrimaryColor, appName }: Look): string {
  const title = html`<title>${appName}</title>`.markup
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${title}<rect width="512" height="512" fill="${primaryColor}"/><path d="M276 112 136 288h104l-16 112 152-196H268z" fill="${onPrimaryColor}"/></svg>`
}
