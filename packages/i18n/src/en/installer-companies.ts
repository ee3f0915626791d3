export const installerCompanies = {
  title: 'Installer companies',
  empty: 'No installer companies',
  emptyHint: 'Add the companies that install for you, then their installers.',
  noPermission: 'You don’t have permission to change installer companies.',
  field: { name: 'Name', tenant: 'Tenant', installers: 'Installers', open: 'Open installations', createdAt: 'Added on' },
  add: {
    action: 'Add company',
    title: 'Add an installer company',
    done: 'The company was added.',
    failed: 'The company wasn’t added: {reason}',
  },
  assign: {
    title: 'Installers of {company}',
    none: 'No member is an installer yet. Invite installers under Members.',
    elsewhere: 'works for {company}',
    hint: 'An installer belongs to one company at most, and sees only its installations.',
    done: 'The installers were saved.',
    failed: 'The installers weren’t saved: {reason}',
  },
  remove: {
    action: 'Remove company',
    title: 'Remove {company}?',
    text: 'Its installers will then belong to no company and cannot add installations.',
    done: 'The company was removed.',
    failed: 'The company wasn’t removed: {reason}',
  },
} as const
