/** A host name that leads to this machine, whoever looks it up. IPv6 addresses come in brackets, as URLs have them. */
export function isLoopbackName(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/i.test(host)
}

/** A socket's remote address that is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./i.test(address)
}
