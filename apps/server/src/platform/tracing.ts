import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, Link, Span, SpanKind, Tracer } from '@opentelemetry/api'

/** The initial properties of a span. `from`: the trace passed on by another of our processes. */
export type SpanOptions = {
  kind?: 'server' | 'client' | 'consumer' | 'producer'
  attributes?: Attributes
  links?: Link[]
  from?: string | undefined
}

/** Traces the processing of a request or a message. Absent unless a collector is configured. */
export type Tracing = {
  /** Runs work as a span: of the active trace, of the one passed on, or of a new one. */
  span<T>(name: string, options: SpanOptions, work: (span: Span) => T): T
  /** Like `span`, but only within a trace. */
  inner<T>(name: string, options: SpanOptions, work: () => T): T
  /** Begins a span that ends elsewhere, and makes it active for `work`. */
  begin(name: string, options: SpanOptions): { span: Span; within<T>(work: () => T): T; end(): void }
  /** A span of another trace to link to, from an untrusted caller's header. */
  linkOf(traceparent: unknown): Link[]
  /** The active span, to pass on to another of our processes (W3C Trace Context). */
  active(): { traceparent: string; link: Link } | undefined
  /** Sends the spans that have ended. */
  flush(): Promise<void>
  /** Sends the remaining spans and stops. */
  close(): Promise<void>
}

const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

type Parts = {
  tracer: Tracer
  kinds: Record<NonNullable<SpanOptions['kind']>, SpanKind>
  failed: 2
  contextOf(
    parent: Span | { traceId: string; spanId: string; traceFlags: number; isRemote: true } | undefined,
  ): Parameters<Tracer['startSpan']>[2]
  flush(): Promise<void>
  close(): Promise<void>
}

export function tracingOf({ tracer, kinds, failed, contextOf, flush, close }: Parts): Tracing {
  const spans = new AsyncLocalStorage<Span>()

  const remote = (traceparent: unknown) => {
    const [, traceId, spanId, flags] = (typeof traceparent === 'string' && form.exec(traceparent)) || []
    return traceId && spanId && flags ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true as const } : undefined
  }
  const start = (name: string, { kind, attributes = {}, links = [], from }: SpanOptions): Span => {
    const parent = spans.getStore() ?? remote(from)
    return tracer.startSpan(name, { attributes, links, ...(kind ? { kind: kinds[kind] } : {}) }, contextOf(parent))
  }
  /** Error messages may contain user input, so only their names are recorded. */
  const fail = (span: Span, error: unknown) => {
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
    span.setStatus({ code: failed })
  }
  const run = <T>(span: Span, work: (span: Span) => T): T => {
    try {
      const result = spans.run(span, work, span)
      if (!(result instanceof Promise)) {
        span.end()
        return result
      }
      result.then(
        () => span.end(),
        (error: unknown) => {
          fail(span, error)
          span.end()
        },
      )
      return result
    } catch (error) {
      fail(span, error)
      span.end()
      throw error
    }
  }
  return {
    span: (name, options, work) => run(start(name, options), work),
    inner: (name, options, work) => (spans.getStore() ? run(start(name, options), work) : work()),
    begin(name, options) {
      const span = start(name, options)
      return { span, within: (work) => spans.run(span, work), end: () => span.end() }
    },
    linkOf(traceparent) {
      const context = remote(traceparent)
      return context ? [{ context }] : []
    },
    active() {
      const context = spans.getStore()?.spanContext()
      if (!context) return undefined
      const flags = context.traceFlags.toString(16).padStart(2, '0')
      return { traceparent: `00-${context.traceId}-${context.spanId}-${flags}`, link: { context } }
    },
    flush,
    close,
  }
}
