/** The brand of a whitelabel partner. */
export const brand = {
  title: 'Brand',
  tab: 'White label',
  intro: 'What customers of this partner see in the app in place of our own brand.',
  notSet: 'Nothing has been set yet: customers see the colours of the service.',
  field: {
    appName: 'App name',
    logoUrl: 'Logo address',
    primaryColor: 'Main colour',
    accentColor: 'Accent colour',
    impressumUrl: 'Imprint address',
    updatedAt: 'Last change',
  },
  help: {
    logoUrl: 'https only, on the public internet. Best as SVG, or PNG of 512 pixels.',
    primaryColor: 'Header and buttons.',
    accentColor: 'Highlights and figures.',
  },
  saved: 'The brand was saved.',
  failed: 'The brand wasn’t saved: {reason}',
  noPermission: 'Your role may not change brands.',
  preview: {
    title: 'Preview',
    home: 'Good morning',
    now: 'Now',
    production: 'PV production',
    consumption: 'Consumption',
    button: 'Show today',
    imprint: 'Imprint',
    logoFailed: 'The logo cannot be loaded from this address.',
    contrast: 'White text on the main colour is hard to read ({ratio} to 1; at least 4.5 to 1 is needed).',
  },
} as const
