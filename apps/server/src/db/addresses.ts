/** Host and port of an address, without credentials. The host of a database may be the folder of its socket. */
export function placeOf(address: string): string {
  const { host } = new URL(address)
  return host.replaceAll('%2F', '/') || 'the local socket'
}
