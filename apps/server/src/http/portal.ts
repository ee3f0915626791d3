import { access } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** What the built portal does not answer for: an unknown address below these is an error, not a screen. */
const notScreens = /^\/(api|idp|health|metrics|assets|app)(\/|$)/

/** Serves the built portal. Hashed files are kept for ever; every screen's address answers the one page. */
export async function servePortal(app: FastifyInstance, directory: string): Promise<void> {
  const page = path.join(directory, 'index.html')
  const isBuilt = await access(page).then(
    () => true,
    () => false,
  )
  if (!isBuilt) {
    app.log.warn({ directory }, 'the portal is not built; only the API is served')
    return
  }
  // Hashed files are looked up when asked for: a build beside a running server adds new ones.
  await app.register(fastifyStatic, {
    root: path.join(directory, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('Cache-Control', 'public, max-age=31536000, immutable'),
  })
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    globIgnore: ['assets/**'],
    cacheControl: false,
    setHeaders: (reply) => reply.header('Cache-Control', 'no-cache'),
  })
  app.get('/*', async (request, reply) => {
    const isScreen = !notScreens.test(request.url.split('?', 1)[0] ?? '/')
    return isScreen ? sendPage(reply) : reply.callNotFound()
  })
}

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html')
}
