import { readStored, writeStored } from '../session/storage.ts'

const key = 'recent-customers'
const recentMax = 8
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Puts the ID first, without duplicates. */
export const withRecent = (ids: readonly string[], id: string): string[] => [id, ...ids.filter((one) => one !== id)].slice(0, recentMax)

/** IDs, kept in this browser until the member signs out. */
export function recentCustomers(): string[] {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string' && idPattern.test(one)).slice(0, recentMax) : []
  } catch {
    return []
  }
}

export function rememberCustomer(id: string): void {
  writeStored(key, JSON.stringify(withRecent(recentCustomers(), id)))
}
