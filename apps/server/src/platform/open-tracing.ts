import type { Config } from './config.ts'
import type { Tracing } from './tracing.ts'

/** Tracing, if a collector is configured. Nothing of it is loaded otherwise. */
export async function openTracing({ tracing }: Pick<Config, 'tracing'>): Promise<Tracing | undefined> {
  if (!tracing) return undefined
  const { openCollector } = await import('./otlp-tracing.ts')
  return openCollector(tracing)
}
