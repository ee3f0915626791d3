import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const ownFiles = path.resolve(import.meta.dirname, '../../api-reference')
const guideFile = path.resolve(import.meta.dirname, '../../../../docs/api-sign-in.md')

/** How a program signs in, as a chapter of the OpenAPI document's description. */
export async function readSignInGuide(): Promise<string> {
  const guide = await readFile(guideFile, 'utf8')
  return guide.replaceAll(/^#/gm, '##')
}

/** The reference can make calls. */
export async function serveApiReference(app: FastifyInstance): Promise<void> {
  const library = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  await app.register(fastifyStatic, {
    root: [ownFiles, library],
    prefix: '/api/docs/',
    decorateReply: false,
    allowedPath: (file) => /^\/(index\.html|mark\.svg|theme\.js|reference\.(js|css)|swagger-ui\.css|swagger-ui-bundle\.js)?$/.test(file),
  })
  app.get('/api/docs', async (_, reply) => reply.redirect('/api/docs/index.html'))
}
