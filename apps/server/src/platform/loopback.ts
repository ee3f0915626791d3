/** Whether a host name always means this machine. IPv6 addresses are in brackets, as in URLs. */
export function isLoopbackName(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/i.test(host)
}

/** Whether a socket's remote address is this machine. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./i.test(address)
}
