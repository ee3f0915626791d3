const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\bFirefox\//],
  ['Chrome', /\b(Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: [name: string, mark: RegExp][] = [
  ['iOS', /\b(iPhone|iPad)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Browser names by User-Agent. The order matters, because most browsers also claim to be older ones. */
export function browserOf(userAgent: string): { browser?: string; system?: string } {
  const named = (list: typeof browsers) => list.find(([, mark]) => mark.test(userAgent))?.[0]
  return { browser: named(browsers), system: named(systems) }
}
