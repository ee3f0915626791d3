import autocannon from 'autocannon'

export type Load = { requestsPerSecond: number; p50Ms: number; p99Ms: number }

/** Requests a rotating list of paths over this many connections for a while. Any status other than 2xx is a failure. */
export async function loadOf(
  url: string,
  paths: readonly string[],
  options: { token?: string; connections?: number; seconds?: number },
): Promise<Load> {
  const headers = options.token ? { authorization: `Bearer ${options.token}` } : {}
  const result = await autocannon({
    url,
    connections: options.connections ?? 10,
    duration: options.seconds ?? 4,
    requests: paths.map((path) => ({ method: 'GET', path, headers })),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} responses were not 2xx, ${result.errors} requests failed (${paths[0]})`)
  return { requestsPerSecond: result.requests.total / result.duration, p50Ms: result.latency.p50, p99Ms: result.latency.p99 }
}

/** The median of each path in ms, one request at a time, so without queueing noise. */
export async function latencyOf(url: string, paths: readonly string[], token: string | undefined): Promise<number> {
  const times: number[] = []
  for (const path of paths) {
    const startedAt = performance.now()
    const response = await fetch(url + path, { headers: token ? { authorization: `Bearer ${token}` } : {} })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} returned ${response.status}`)
    times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length / 2)] ?? Number.NaN
}
