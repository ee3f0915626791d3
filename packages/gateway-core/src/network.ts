/** Maximum hosts of a network to search: a /22. */
const hostsMax = 1_022

/** The hosts of an IPv4 network such as `192.168.1.0/24`, without its own and its broadcast address; or one address. */
export function hostsOf(network: string): string[] {
  const [, a, b, c, d, bits = '32'] = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\/(\d{1,2}))?$/.exec(network) ?? []
  const bytes = [a, b, c, d].map(Number)
  const length = Number(bits)
  if (bytes.some((byte) => !(byte <= 255)) || length > 32) throw new RangeError(`${network} is no IPv4 network`)
  const size = 2 ** (32 - length)
  const [first, count] = size <= 2 ? [0, size] : [1, size - 2]
  if (count > hostsMax) throw new RangeError(`${network} has more than ${hostsMax} hosts`)
  const base = bytes.reduce((sum, byte) => sum * 256 + byte, 0)
  const start = Math.floor(base / size) * size + first
  return Array.from({ length: count }, (_, index) => textOf(start + index))
}

const textOf = (address: number): string => [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join('.')
