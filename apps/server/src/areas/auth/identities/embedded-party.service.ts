import { appReturnPath } from '@wattdesk/contract/customer-app/terms.ts'
import type { Config } from '../../../platform/config.ts'
import { deriveKeys } from '../../../platform/secret-keys.ts'
import type { OpenIdParty } from './openid-party.service.ts'

/** `storedHash` comes from the client's metadata. */
export const embeddedSecrets = ({ secretKey }: Pick<Config, 'secretKey'>): string[] =>
  deriveKeys(secretKey, 'provider-client').map((key) => key.toString('base64url'))

/** The product as a client of its own provider. The client's secret is derived, so nothing needs configuration. */
export function embeddedParty(config: Config): OpenIdParty {
  return {
    issuer: `${config.publicUrl}/idp`,
    clientId: 'wattdesk-portal',
    clientSecret: embeddedSecrets(config)[0] ?? '',
    redirectUri: `${config.publicUrl}/login`,
    isEmbedded: true,
  }
}

/** The customers' app as a separate client of the same provider, which has no members. */
export function appParty(config: Config): OpenIdParty {
  return { ...embeddedParty(config), clientId: 'wattdesk-app', redirectUri: `${config.publicUrl}${appReturnPath}` }
}
