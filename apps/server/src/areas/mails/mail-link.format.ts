import { type Keys, seal, unseal } from '../../platform/crypto.ts'
import { deriveKeys, type Secret } from '../../platform/secret-keys.ts'

/** Placeholder of a mail's link. User input cannot contain it, because control characters are rejected. */
export const linkPlace = '\u0001'

/** Encrypts a link. Links for signing up or resetting a password are secrets, so they are stored apart from the mail, encrypted. */
export function sealLink(secretKey: Secret, link: string): Buffer {
  return seal(keyOf(secretKey), link)
}

export function openLink(secretKey: Secret, sealed: Buffer): string {
  return unseal(keyOf(secretKey), sealed).toString('utf8')
}

/** Inserts the link into a body. Our links contain no HTML special characters. */
export function putLink(body: string, link: string): string {
  return body.replaceAll(linkPlace, link)
}

const withheldLink = '•••••'

/** Masks the mail's own link and every other URL in a text. */
export function withholdLinks(text: string): string {
  return text
    .replace(/ href="[^"]*"/gi, '')
    .replaceAll(linkPlace, withheldLink)
    .replace(/\bhttps?:\/\/[^\s"'<>]+/gi, withheldLink)
}

function keyOf(secretKey: Secret): Keys {
  return deriveKeys(secretKey, 'mail-links')
}
