import { createRequire } from 'node:module'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The product's font for pages that the server renders itself. The portal's build has its own copy. */
export async function serveFonts(app: FastifyInstance): Promise<void> {
  const root = path.dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'))
  await app.register(fastifyStatic, {
    root,
    prefix: '/fonts/',
    decorateReply: false,
    maxAge: '30d',
    allowedPath: (file) => /^\/inter-latin(-ext)?-wght-normal\.woff2$/.test(file),
  })
}
