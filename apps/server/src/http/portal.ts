import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { html } from '../platform/html.ts'
import { serveHashedFiles } from './hashed-files.ts'

/** An unknown URL below these paths is an error, not a screen of the portal. */
const notScreens = /^\/(api|idp|health|metrics|assets|fonts|app)(\/|$)/

/** Operator settings for the portal, which reads them from `meta` elements of its page. */
export type PortalSettings = {
  /** The deployment's public origin. Under any other origin, the portal installs no service worker. */
  origin: string
  supportEmail: string
  mapTilesUrl: string | undefined
  mapTilesAttribution: string | undefined
}

/** Serves the built portal. Browsers cache hashed files forever; every screen's URL returns the one page. */
export async function servePortal(app: FastifyInstance, directory: string, settings: PortalSettings): Promise<void> {
  const page = path.join(directory, 'index.html')
  const isBuilt = await access(page).then(
    () => true,
    () => false,
  )
  if (!isBuilt) {
    app.log.warn({ directory }, 'the portal is not built; only the API is served')
    return
  }
  await serveHashedFiles(app, { directory: path.join(directory, 'assets'), prefix: '/assets/' })
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    globIgnore: ['assets/**', 'index.html'],
    cacheControl: false,
    setHeaders: (reply) => reply.header('Cache-Control', 'no-cache'),
  })
  app.get('/*', async (request, reply) => {
    const isScreen = !notScreens.test(request.url.split('?', 1)[0] ?? '/')
    if (!isScreen) return reply.callNotFound()
    const html = await pageWith(page, settings)
    return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(html)
  })
}

async function pageWith(file: string, settings: PortalSettings): Promise<string> {
  const values = {
    'wattdesk:origin': settings.origin,
    'wattdesk:support-email': settings.supportEmail,
    'wattdesk:map-tiles-url': settings.mapTilesUrl,
    'wattdesk:map-tiles-attribution': settings.mapTilesAttribution,
  }
  const metas = Object.entries(values).map(([name, value]) => (value ? html`<meta name="${name}" content="${value}">`.markup : ''))
  const page = await readFile(file, 'utf8')
  return page.replace('</head>', () => `${metas.join('')}</head>`)
}
