import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

type Line = [fields: object, message: string]

/** The log of one request, which names it in each line. Made at its first line, because most requests have none but that of the call. */
class RequestLog {
  readonly #log: FastifyBaseLogger
  readonly #bindings: Record<string, unknown>
  #child: FastifyBaseLogger | undefined

  constructor(log: FastifyBaseLogger, bindings: Record<string, unknown>) {
    this.#log = log
    this.#bindings = bindings
  }

  get level() {
    return this.#log.level
  }
  child(...given: Parameters<FastifyBaseLogger['child']>) {
    return this.#made().child(...given)
  }
  fatal(...line: Line) {
    this.#made().fatal(...line)
  }
  error(...line: Line) {
    this.#made().error(...line)
  }
  warn(...line: Line) {
    this.#made().warn(...line)
  }
  info(...line: Line) {
    this.#made().info(...line)
  }
  debug(...line: Line) {
    this.#made().debug(...line)
  }
  trace(...line: Line) {
    this.#made().trace(...line)
  }
  silent() {}

  #made(): FastifyBaseLogger {
    this.#child ??= this.#log.child(this.#bindings)
    return this.#child
  }
}

/** The library's type of its methods has more forms, which lead to the same. */
export const openRequestLog = (log: FastifyBaseLogger, bindings: Record<string, unknown>) =>
  new RequestLog(log, bindings) as unknown as FastifyBaseLogger

/** Logs one line per API call: route, status, duration, caller. URLs without their query, which may contain codes. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    if (!route?.startsWith('/api/')) return
    const line = {
      requestId: request.id,
      method: request.method,
      route,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      memberId: request.call?.caller.memberId,
    }
    if (reply.statusCode === 503) app.log.warn(line, 'call refused for now')
    else if (reply.statusCode >= 500) app.log.error(line, 'call failed')
    else app.log.info(line, 'call')
  })
}
