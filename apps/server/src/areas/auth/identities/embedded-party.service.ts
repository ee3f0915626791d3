import type { Config } from '../../../platform/config.ts'
import { deriveKey } from '../../../platform/crypto.ts'
import type { OpenIdParty } from './openid-party.service.ts'

/** The product's standing with its own provider: the client's secret is derived, so there is nothing to configure. */
export function embeddedParty(config: Config): OpenIdParty {
  return {
    issuer: `${config.publicUrl}/idp`,
    clientId: 'wattdesk-portal',
    clientSecret: deriveKey(config.secretKey, 'provider-client').toString('base64url'),
    redirectUri: `${config.publicUrl}/login`,
    isEmbedded: true,
  }
}
