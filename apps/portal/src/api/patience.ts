/**
 * A network can hang without an error, so a call fails after this without a response, and again after this within it; a file after this
 * without a byte. The server responds to reads within 10 s, and to writes within 30 s.
 */
export const patienceMs = { read: 45_000, write: 60_000, file: 180_000 }

/** In bytes per millisecond: the server refuses bodies that arrive slower. */
const slowestBody = 3

/** Aborts a request once so much time has passed since its body was sent or `renew` was called, or if the given signal aborts. */
export function startPatience(silentMs: number, body: string | undefined, outer: AbortSignal | undefined) {
  const limit = new AbortController()
  const end = () => limit.abort(outer?.reason)
  let timer: ReturnType<typeof setTimeout> | undefined
  const renew = () => {
    clearTimeout(timer)
    timer = setTimeout(end, silentMs + (body?.length ?? 0) / slowestBody)
  }
  const stop = () => {
    clearTimeout(timer)
    outer?.removeEventListener('abort', end)
  }
  outer?.addEventListener('abort', end)
  if (outer?.aborted) end()
  renew()
  return { signal: limit.signal, renew, stop }
}

/** Responses that have no body by their status. A browser may yet give an empty one. */
const bodiless: readonly number[] = [204, 205, 304]

/**
 * The whole response, because the network can hang within it as well. `onPart` is called when its body begins, and for each part of a
 * file. Other bodies are read at once: the tools of a browser show none that is read in parts.
 */
export async function received(response: Response, isFile: boolean | undefined, onPart: () => void): Promise<Response> {
  if (!response.body || bodiless.includes(response.status)) return response
  onPart()
  if (!isFile) return new Response(await response.arrayBuffer(), response)
  const parts = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, whole) {
      onPart()
      whole.enqueue(part)
    },
  })
  // Browsers keep large files outside of the page's memory.
  return new Response(await new Response(response.body.pipeThrough(parts)).blob(), response)
}
