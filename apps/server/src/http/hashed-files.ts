import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

type Settings = { directory: string; prefix: `/${string}/`; headers?: Record<string, string> }
type Wildcard = { Params: { '*': string } }

/**
 * Serves a build's files, whose names contain a hash of their content, so browsers cache them forever. Files are looked up on request: a
 * build during operation adds new ones.
 */
export async function serveHashedFiles(app: FastifyInstance, { directory, prefix, headers = {} }: Settings): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: directory,
      // The library's own route lists the whole directory for each file, to refuse names in another case. A build has hundreds of files, and
      // all are public.
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => reply.headers({ 'Cache-Control': 'public, max-age=31536000, immutable', ...headers }),
    })
    scope.get<Wildcard>(`${prefix}*`, (request, reply) => reply.sendFile(request.params['*']))
  })
}
