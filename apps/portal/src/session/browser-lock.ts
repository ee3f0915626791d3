/**
 * Does one work of a name after the other, in all tabs. Locks exist only on secure origins: over plain http, tabs do not wait for each
 * other.
 */
export function underLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks
  return locks ? locks.request(`wattdesk-admin-portal:${name}`, work) : work()
}
