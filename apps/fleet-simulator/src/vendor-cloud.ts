import { createHmac, randomUUID } from 'node:crypto'
import { signatureHeader, signedContent, type WebhookBody, webhookHeaders } from '@wattdesk/device-protocol/webhooks.ts'
import type { VendorCloudHome } from './fleet.ts'
import { appliancesOf } from './home-appliances.ts'
import { type Batch, openOutbox } from './outbox.ts'
import { scenarios } from './scenarios/catalogue.ts'
import type { Member, Simulation } from './simulation.ts'

const firstPauseMs = 1_000
const longestPauseMs = 60_000

type Delivery = { id: string; body: Buffer; batch: Batch; attempts: number; notBefore: number }

/** A vendor's cloud for one home. Sends signed deliveries one at a time and retries each with its ID until accepted. */
export function startVendorCloud(home: VendorCloudHome, { config, progress, wheel, log }: Simulation): Member {
  const url = new URL(home.webhookUrl, config.serverUrl)
  const outbox = openOutbox(home, appliancesOf(home), config.cloudIntervalMs, 0, progress)
  const scenario = scenarios[home.scenario]
  const ending = new AbortController()
  let delivery: Delivery | undefined
  let isBusy = false

  const attempt = async (current: Delivery) => {
    isBusy = true
    current.attempts += 1
    const outcome = await post(url, current, home.webhookSecret, ending.signal)
    isBusy = false
    if (outcome === 'taken') outbox.acknowledge(current.batch)
    if (outcome === 'taken' || outcome === 'refused') delivery = undefined
    if (outcome === 'failed') {
      current.notBefore = Date.now() + Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(10, current.attempts))
    }
    if (outcome === 'refused') log.warn({ vendorSiteId: home.vendorSiteId }, 'a delivery was rejected')
  }

  const leave = wheel.join((now) => {
    if (isBusy || !scenario.isOnline(home.seed, now)) return
    if (!delivery) {
      const batch = outbox.next(now)
      if (!batch) return
      const body: WebhookBody = { vendorSiteId: home.vendorSiteId, samples: batch.read() }
      delivery = { id: randomUUID(), body: Buffer.from(JSON.stringify(body)), batch, attempts: 0, notBefore: 0 }
    }
    if (now >= delivery.notBefore) void attempt(delivery)
  })

  return {
    async stop() {
      leave()
      ending.abort()
    },
  }
}

/** One attempt with a new signature. Deliveries that the server rejects as invalid are not retried; all others are. */
async function post(url: URL, { id, body }: Delivery, secret: string, ending: AbortSignal): Promise<'taken' | 'refused' | 'failed'> {
  const timestamp = String(Math.floor(Date.now() / 1_000))
  const digest = createHmac('sha256', secret)
    .update(signedContent({ timestamp, deliveryId: id, rawBody: body }))
    .digest()
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [webhookHeaders.timestamp]: timestamp,
        [webhookHeaders.delivery]: id,
        [webhookHeaders.signature]: signatureHeader(digest),
      },
      body: new Uint8Array(body),
      signal: AbortSignal.any([ending, AbortSignal.timeout(10_000)]),
    })
    await response.arrayBuffer()
    if (response.ok) return 'taken'
    return [400, 404, 413].includes(response.status) ? 'refused' : 'failed'
  } catch {
    // Unreachable, too slow, or shutting down: the delivery is retried later.
    return 'failed'
  }
}
