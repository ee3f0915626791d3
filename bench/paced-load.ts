import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Sends requests at a fixed rate, whether or not earlier ones have completed. Returns sorted times in ms since each was due. */
export async function pacedLoad(
  url: string,
  paths: readonly string[],
  { token, perSecond, seconds }: { token: string; perSecond: number; seconds: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const startedAt = performance.now()
  const responses: Promise<number>[] = []
  for (let at = 0; at < perSecond * seconds; at++) {
    const dueAt = startedAt + (at * 1_000) / perSecond
    const waitMs = dueAt - performance.now()
    if (waitMs > 0) await pause(waitMs)
    responses.push(responded(url + paths[at % paths.length], token, agent).then(() => performance.now() - Math.max(dueAt, startedAt)))
  }
  const times = await Promise.all(responses)
  agent.destroy()
  return times.toSorted((a, b) => a - b)
}

function responded(address: string, token: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(address, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume()
      response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${address} returned ${response.statusCode}`))))
    })
    call.on('error', reject)
    call.end()
  })
}
