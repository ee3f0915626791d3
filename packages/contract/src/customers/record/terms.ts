export const tenantKinds = ['operator', 'affiliate', 'partner'] as const
export const idpTypes = ['embedded', 'openid', 'cognito'] as const
