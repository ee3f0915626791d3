import { type FeatureFlagName, featureFlagNames, flagMetricsMs, flagRefreshMs } from '@wattdesk/contract/feature-flags/terms.ts'
import { useSyncExternalStore } from 'react'

type States = Readonly<Record<FeatureFlagName, boolean>>

/** Everything is on until the first response, and without one. */
let states: States = { 'croatia-customer-country': true, 'installer-portal': true }
let isOpen = false
const readers = new Set<() => void>()

/** Whether a feature flag is on. The first screen that uses one loads the client. */
export const useFlag = (name: FeatureFlagName): boolean => useSyncExternalStore(subscribe, () => states[name])

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  if (!isOpen) {
    isOpen = true
    openClient().catch(() => {
      isOpen = false
    })
  }
  return () => readers.delete(reader)
}

async function openClient(): Promise<void> {
  const { InMemoryStorageProvider, UnleashClient } = await import('unleash-proxy-client')
  const client = new UnleashClient({
    url: `${window.location.origin}/api/frontend`,
    // Only the server has the key of an Unleash server.
    clientKey: 'portal',
    appName: 'wattdesk-portal',
    refreshInterval: flagRefreshMs / 1_000,
    metricsInterval: flagMetricsMs / 1_000,
    disableMetrics: ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname),
    storageProvider: new InMemoryStorageProvider(),
    bootstrap: featureFlagNames.map((name) => ({
      name,
      enabled: true,
      variant: { name: 'disabled', enabled: false },
      impressionData: false,
    })),
  })
  const read = (name: FeatureFlagName) => client.isEnabled(name)
  client.on('update', () => {
    states = { 'croatia-customer-country': read('croatia-customer-country'), 'installer-portal': read('installer-portal') }
    for (const reader of readers) reader()
  })
  await client.start()
}
