import type { WhiteLabel } from '@wattdesk/contract/white-label/models.ts'

/** A brand as its form holds it. */
export function brandValues({ version, appName, logoUrl, primaryColor, accentColor, impressumUrl }: WhiteLabel) {
  return { version, appName: appName ?? '', logoUrl: logoUrl ?? '', primaryColor, accentColor, impressumUrl: impressumUrl ?? '' }
}
export type BrandValues = ReturnType<typeof brandValues>
