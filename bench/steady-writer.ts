import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FaultyProduct } from './faulty-product.ts'

const writers = 4

/** Creates customers continuously. `stop` returns the IDs of those that the product acknowledged. */
export function keepWriting({ url, token, tenantId }: Pick<FaultyProduct, 'url' | 'token' | 'tenantId'>): { stop(): Promise<string[]> } {
  const acknowledged: string[] = []
  let isStopping = false
  const write = async () => {
    while (!isStopping) {
      const id = randomUUID()
      // Repeats a request until it succeeds.
      while (!(await isTaken(id)) && !isStopping) await pause(100)
    }
  }
  const isTaken = async (id: string) => {
    const status = await post(id)
    if (status === 200) acknowledged.push(id)
    else if (status !== 0 && status < 500) throw new Error(`A write returned ${status}`)
    return status === 200
  }
  const post = (id: string) =>
    fetch(`${url}/api/v1/customers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(customerOf(id, tenantId)),
      signal: AbortSignal.timeout(12_000),
    }).then(
      (response) => response.status,
      () => 0,
    )
  const running = Promise.all(Array.from({ length: writers }, write))
  return {
    async stop() {
      isStopping = true
      await running
      return acknowledged
    },
  }
}

function customerOf(id: string, tenantId: string) {
  return {
    id,
    type: 'residential_customer',
    tenantId,
    accountName: `Fault ${id.slice(0, 8)}`,
    accountEmail: `${id}@faults.example`,
    user: { firstName: 'Faye', lastName: 'Ault', language: 'en' },
    site: { name: 'Home', address: 'Gartenweg 1', zipCode: '68159', city: 'Mannheim', country: 'DE' },
  }
}
