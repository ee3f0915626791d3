import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'
import { html } from '../platform/html.ts'
import { readCookie, setCookie } from './cookies.ts'
import { serveHashedFiles } from './hashed-files.ts'
import { answerForDomains, partnerTenantOf } from './partner-hosts.ts'
import { contentSecurityPolicyFor } from './security-headers.ts'

/** The app's brand, for a page or its manifest. */
export type AppBrand = {
  appName: string
  logoUrl: string | null
  primaryColor: string
  onPrimaryColor: string
  accentColor: string
  welcome: string | null
  impressumUrl: string | null
  privacyUrl: string | null
  supportUrl: string | null
}
type Picture = { type: string; content: Uint8Array }
type Brands = {
  brandOf: (tenantId: string | undefined) => Promise<AppBrand>
  logoOf: (tenantId: string) => Promise<Picture | undefined>
  iconOf: (tenantId: string | undefined, side: number) => Promise<Picture>
}

/** The origin of a sandboxed frame. */
const noOrigin = 'null'

/**
 * Serves the customers' app below `/app`. Only our own pages may frame it: the portal shows it in a sandboxed frame, which has no origin.
 * So that such a frame can load the app and make its calls, files of the app and calls with a token are open to it; cookies never are.
 */
export async function serveCustomerApp(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
  directory: string,
  brands: Brands,
): Promise<void> {
  const { brandOf } = brands
  const page = path.join(directory, 'index.html')
  const isBuilt = await access(page).then(
    () => true,
    () => false,
  )
  if (!isBuilt) {
    app.log.warn({ directory }, 'the customers’ app is not built')
    return
  }
  await serveHashedFiles(app, {
    directory: path.join(directory, 'assets'),
    prefix: '/app/assets/',
    headers: { 'Access-Control-Allow-Origin': '*' },
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
    // At a partner's host, the app needs no parameter to be in its brand.
    const partner = partnerTenantOf(request, config)
    const tenant = partner ?? tenantOf(request)
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(JSON.stringify(manifestOf(await brandOf(tenant), tenant, partner ? '' : suffixOf(tenant))))
  })
  servePictures(app, config, brands)
  const sendPage = async (request: Branded, reply: FastifyReply) => {
    const partner = partnerTenantOf(request, config)
    const asked = partner ?? tenantOf(request)
    // A browser keeps the brand it was opened with until it is opened with another one, including on the password page. A member's
    // browser that only shows the app in a frame does not.
    if (asked && !partner && request.headers['sec-fetch-dest'] !== 'iframe') setCookie(config, reply, 'appBrand', asked, yearS)
    const tenant = asked ?? brandInCookie(config, request)
    const signInUrl = partner ? `${config.publicUrl}/app/?brand=${partner}&start=1` : null
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', contentSecurityPolicyFor({ frameAncestors: "'self'" }))
      .send(pageWith(await readFile(page, 'utf8'), await brandOf(tenant), tenant, signInUrl))
  }
  answerForDomains(app)
  app.get('/app', sendPage)
  app.get('/app/*', sendPage)
}

/** Logo, icons and colours of a brand, which everyone may see. */
function servePictures(app: FastifyInstance, config: Pick<Config, 'publicUrl'>, { brandOf, logoOf, iconOf }: Brands): void {
  const shownTenant = (request: Branded) => partnerTenantOf(request, config) ?? tenantOf(request)
  app.get('/app/logo', async (request: Branded, reply) => {
    const tenant = shownTenant(request)
    const logo = tenant ? await logoOf(tenant) : undefined
    return logo ? sendPicture(reply, logo) : reply.code(404).send()
  })
  for (const side of iconSides) {
    app.get(`/app/icon-${side}.png`, async (request: Branded, reply) => sendPicture(reply, await iconOf(shownTenant(request), side)))
  }
  app.get('/app/brand.css', async (request: Branded, reply) => {
    const { primaryColor, onPrimaryColor, logoUrl } = await brandOf(shownTenant(request))
    // Colours are six hexadecimal digits by a check of the database.
    const colors = `:root:root{--accent:${primaryColor};--accent-hover:${primaryColor};--on-accent:${onPrimaryColor}}`
    // Pages of sign-in load nothing from elsewhere.
    const logo = logoUrl?.startsWith('/app/')
      ? `.brand::before{content:'';width:96px;height:28px;background:url('${logoUrl}') left center/contain no-repeat}`
      : ''
    const css = colors + logo
    return reply.type('text/css; charset=utf-8').header('Cache-Control', 'no-cache').send(css)
  })
}

const iconSides = [180, 192, 512] as const

/** An uploaded picture can do nothing in our origin. Mail programs and frames without an origin may show it. */
function sendPicture(reply: FastifyReply, { type, content }: Picture): FastifyReply {
  return reply
    .type(type)
    .header('Cache-Control', 'public, max-age=3600')
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .header('X-Content-Type-Options', 'nosniff')
    .send(content)
}

const yearS = 365 * 86_400

type Branded = FastifyRequest<{ Querystring: { brand?: string } }>

const tenantId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The tenant whose brand this browser last showed. */
export function brandInCookie(config: Pick<Config, 'publicUrl'>, request: FastifyRequest): string | undefined {
  const kept = readCookie(config, request, 'appBrand')
  return kept && tenantId.test(kept) ? kept : undefined
}

function tenantOf({ query }: Branded): string | undefined {
  const [asked] = [query.brand].flat()
  return asked && tenantId.test(asked) ? asked : undefined
}

/** Allows calls of the app from a frame without an origin: with the token that the frame was given, never with cookies. */
export function openAppToFrames(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // Published content is open to every page; here its refusals are too.
    const isOpen = /^\/api\/v1\/(app|delivery)\//.test(request.url)
    if (request.headers.origin !== noOrigin || !isOpen) return
    // The server's time, by which the app corrects the phone's clock.
    reply.header('Access-Control-Allow-Origin', noOrigin).header('Access-Control-Expose-Headers', 'date')
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

function pageWith(page: string, brand: AppBrand, tenant: string | undefined, signInUrl: string | null): string {
  const metas = {
    'wattdesk:app-name': brand.appName,
    'wattdesk:logo-url': brand.logoUrl,
    'wattdesk:welcome': brand.welcome,
    'wattdesk:impressum-url': brand.impressumUrl,
    'wattdesk:privacy-url': brand.privacyUrl,
    'wattdesk:support-url': brand.supportUrl,
    'wattdesk:brand': tenant ?? null,
    'wattdesk:sign-in-url': signInUrl,
    'theme-color': brand.primaryColor,
    'apple-mobile-web-app-title': brand.appName,
  }
  const head = Object.entries(metas).map(([name, content]) => (content ? html`<meta name="${name}" content="${content}">`.markup : ''))
  // Colours are six hexadecimal digits by a check of the database.
  const { primaryColor, onPrimaryColor, accentColor } = brand
  const colors = `<style>:root{--app-brand:${primaryColor};--app-on-brand:${onPrimaryColor};--app-accent:${accentColor}}</style>`
  const suffix = suffixOf(tenant)
  return page
    .replace('<title>Wattdesk</title>', () => html`<title>${brand.appName}</title>`.markup)
    .replace('/app/manifest.webmanifest', `/app/manifest.webmanifest${suffix}`)
    .replaceAll(/\/app\/icon-\d+\.png/g, (icon) => `${icon}${suffix}`)
    .replace('</head>', () => `${head.join('')}${colors}</head>`)
}

const suffixOf = (tenant: string | undefined) => (tenant ? `?brand=${tenant}` : '')

function manifestOf({ appName, primaryColor }: AppBrand, tenant: string | undefined, start: string) {
  return {
    id: `/app/${start}`,
    name: appName,
    short_name: appName.slice(0, 12),
    start_url: `/app/${start}`,
    scope: '/app/',
    display: 'standalone',
    background_color: '#f2f4f7',
    theme_color: primaryColor,
    icons: ([192, 512] as const).flatMap((side) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/app/icon-${side}.png${suffixOf(tenant)}`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose,
      })),
    ),
  }
}
