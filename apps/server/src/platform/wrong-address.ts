/** An address to listen on, and the settings it comes from. */
type Address = { port: number; host: string; settings: { port: string; host: string } }

/** Why the address is unavailable, in a line that names the setting. Undefined for other errors. */
export function faultOfAddress(error: unknown, { port, host, settings }: Address): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `${settings.port}: another program listens on port ${port} at ${host}. Stop it, or choose another port`
  if (code === 'EACCES') return `${settings.port}: this user may not listen on port ${port}. Choose one above 1023`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${settings.host}: ${host} is no address of this machine`
  return undefined
}
