import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
export type CollectedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
  links?: { traceId: string; spanId: string }[]
}
type Export = { resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[] }

/** The part of an OpenTelemetry collector that receives spans by OTLP over HTTP, as JSON. */
export async function startCollector() {
  const spans: CollectedSpan[] = []
  const http = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (request.url === '/v1/traces') {
      const { resourceSpans }: Export = JSON.parse(Buffer.concat(chunks).toString())
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    }
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo // of a TCP server
  return { url: `http://127.0.0.1:${port}`, spans, stop: () => http.close() }
}
