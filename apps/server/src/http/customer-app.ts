import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'
import { html } from '../platform/html.ts'
import { readCookie, setCookie } from './cookies.ts'
import { contentSecurityPolicyFor } from './security-headers.ts'

/** The brand that the app wears, for a page or its manifest. */
export type AppBrand = {
  appName: string
  logoUrl: string | null
  primaryColor: string
  onPrimaryColor: string
  accentColor: string
  impressumUrl: string | null
}
type BrandOf = (tenantId: string | undefined) => Promise<AppBrand>

/** The origin of a sandboxed frame. */
const noOrigin = 'null'

/**
 * Serves the customers' app below `/app`. Its pages may be framed by our own alone: the portal shows it in a sandboxed frame, which
 * has no origin of its own. So that such a frame can load the app and make its calls, files of the app and calls with a token are
 * open to it; cookies never are.
 */
export async function serveCustomerApp(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
  directory: string,
  brandOf: BrandOf,
): Promise<void> {
  const page = path.join(directory, 'index.html')
  const isBuilt = await access(page).then(
    () => true,
    () => false,
  )
  if (!isBuilt) {
    app.log.warn({ directory }, 'the customers’ app is not built')
    return
  }
  await app.register(fastifyStatic, {
    root: path.join(directory, 'assets'),
    prefix: '/app/assets/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('Cache-Control', 'public, max-age=31536000, immutable').header('Access-Control-Allow-Origin', '*'),
  })
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/app/',
    wildcard: false,
    index: false,
    decorateReply: false,
    globIgnore: ['assets/**', 'index.html'],
    cacheControl: false,
    setHeaders: (reply) => reply.header('Cache-Control', 'no-cache').header('Access-Control-Allow-Origin', '*'),
  })
  app.get('/app/manifest.webmanifest', async (request: Branded, reply) => {
    const brand = await brandOf(tenantOf(request))
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(JSON.stringify(manifestOf(brand, tenantOf(request))))
  })
  app.get('/app/icon.svg', async (request: Branded, reply) => {
    return reply
      .type('image/svg+xml')
      .header('Cache-Control', 'no-cache')
      .send(iconOf(await brandOf(tenantOf(request))))
  })
  const sendPage = async (request: Branded, reply: FastifyReply) => {
    const asked = tenantOf(request)
    // Whoever came with a brand sees it until they come with another one, on the page that asks for the password too.
    if (asked) setCookie(config, reply, 'appBrand', asked, yearS)
    const tenant = asked ?? brandInCookie(config, request)
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', contentSecurityPolicyFor({ frameAncestors: "'self'" }))
      .send(pageWith(await readFile(page, 'utf8'), await brandOf(tenant), tenant))
  }
  app.get('/app', sendPage)
  app.get('/app/*', sendPage)
}

const yearS = 365 * 86_400

type Branded = FastifyRequest<{ Querystring: { brand?: string } }>

const tenantId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The tenant whose brand this browser was shown last. */
export function brandInCookie(config: Pick<Config, 'publicUrl'>, request: FastifyRequest): string | undefined {
  const kept = readCookie(config, request, 'appBrand')
  return kept && tenantId.test(kept) ? kept : undefined
}

function tenantOf({ query }: Branded): string | undefined {
  const [asked] = [query.brand].flat()
  return asked && tenantId.test(asked) ? asked : undefined
}

/** Calls of the app from a frame without an origin: with the token that it was given, never with cookies. */
export function openAppToFrames(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // Published content is open to every page; here its refusals are too.
    const isOpen = /^\/api\/v1\/(app|delivery)\//.test(request.url)
    if (request.headers.origin === noOrigin && isOpen) reply.header('Access-Control-Allow-Origin', noOrigin)
  })
  app.options('/api/v1/app/*', async (request, reply) => {
    if (request.headers.origin !== noOrigin) return reply.code(404).send()
    return reply
      .header('Access-Control-Allow-Methods', 'GET, POST')
      .header('Access-Control-Allow-Headers', 'authorization, content-type')
      .header('Access-Control-Max-Age', '600')
      .code(204)
      .send()
  })
}

function pageWith(page: string, brand: AppBrand, tenant: string | undefined): string {
  const metas = {
    'wattdesk:app-name': brand.appName,
    'wattdesk:logo-url': brand.logoUrl,
    'wattdesk:impressum-url': brand.impressumUrl,
    'wattdesk:brand': tenant ?? null,
    'theme-color': brand.primaryColor,
    'apple-mobile-web-app-title': brand.appName,
  }
  const head = Object.entries(metas).map(([name, content]) => (content ? html`<meta name="${name}" content="${content}">`.markup : ''))
  // Colours are six hexadecimal digits by a check of the database.
  const { primaryColor, onPrimaryColor, accentColor } = brand
  const colors = `<style>:root{--app-brand:${primaryColor};--app-on-brand:${onPrimaryColor};--app-accent:${accentColor}}</style>`
  const suffix = tenant ? `?brand=${tenant}` : ''
  return page
    .replace('<title>Wattdesk</title>', () => html`<title>${brand.appName}</title>`.markup)
    .replace('/app/manifest.webmanifest', `/app/manifest.webmanifest${suffix}`)
    .replaceAll('/app/icon.svg', `/app/icon.svg${suffix}`)
    .replace('</head>', () => `${head.join('')}${colors}</head>`)
}

function manifestOf({ appName, primaryColor }: AppBrand, tenant: string | undefined) {
  const suffix = tenant ? `?brand=${tenant}` : ''
  return {
    id: `/app/${suffix}`,
    name: appName,
    short_name: appName.slice(0, 12),
    start_url: `/app/${suffix}`,
    scope: '/app/',
    display: 'standalone',
    background_color: '#f2f4f7',
    theme_color: primaryColor,
    icons: [
      { src: `/app/icon.svg${suffix}`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: `/app/icon.svg${suffix}`, sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  }
}

/** The mark in the brand's colours. All of it lies within the safe zone of a mask. */
function iconOf({ primaryColor, onPrimaryColor, appName }: AppBrand): string {
  const title = html`<title>${appName}</title>`.markup
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${title}<rect width="512" height="512" fill="${primaryColor}"/><path d="M276 112 136 288h104l-16 112 152-196H268z" fill="${onPrimaryColor}"/></svg>`
}
