import { hostname } from 'node:os'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Config } from './config.ts'
import { productVersion } from './product-version.ts'
import { type Tracing, tracingOf } from './tracing.ts'

/** Loaded only if a collector is configured, and sends spans to it by OTLP over HTTP. */
export function openCollector({ endpoint, ratio, service }: NonNullable<Config['tracing']>): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 5_000 })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': productVersion, 'host.name': hostname() }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: 8_192, scheduledDelayMillis: 2_000, exportTimeoutMillis: 5_000 })],
  })
  return tracingOf({
    tracer: provider.getTracer('wattdesk', productVersion),
    kinds: { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER, producer: SpanKind.PRODUCER },
    failed: SpanStatusCode.ERROR,
    contextOf(parent) {
      if (!parent) return ROOT_CONTEXT
      return 'spanContext' in parent ? trace.setSpan(ROOT_CONTEXT, parent) : trace.setSpanContext(ROOT_CONTEXT, parent)
    },
    flush: () => provider.forceFlush(),
    // An unresponsive collector must not delay the end.
    close: () => provider.shutdown().catch(() => undefined),
  })
}
