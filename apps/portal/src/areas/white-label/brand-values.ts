import type { BrandFields } from '@wattdesk/contract/white-label/models.ts'

/** As the form's values. */
export function brandValues({ version, ...fields }: BrandFields & { version: number }) {
  const { logoFileId, iconFileId, primaryColor, accentColor } = fields
  return {
    ...{ version, logoFileId, iconFileId, primaryColor, accentColor },
    ...{ appName: fields.appName ?? '', welcome: fields.welcome ?? '', logoUrl: fields.logoUrl ?? '' },
    ...{ impressumUrl: fields.impressumUrl ?? '', privacyUrl: fields.privacyUrl ?? '', supportUrl: fields.supportUrl ?? '' },
    ...{ mailSender: fields.mailSender ?? '', mailFooter: fields.mailFooter ?? '' },
  }
}
export type BrandValues = ReturnType<typeof brandValues>
