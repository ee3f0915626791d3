import type { Config } from './config.ts'
import type { Tracing } from './tracing.ts'

/** Undefined without a configured collector; then none of its code is loaded. */
export async function openTracing({ tracing }: Pick<Config, 'tracing'>): Promise<Tracing | undefined> {
  if (!tracing) return undefined
  const { openCollector } = await import('./otlp-tracing.ts')
  return openCollector(tracing)
}
