import { deriveKey, seal, unseal } from '../../platform/crypto.ts'

/** Stands in a mail's bodies where its link goes. No typed value can hold it: they have no control characters. */
export const linkPlace = '\u0001'

/** A link good for signing up or for a new password is a secret: at rest it is kept apart from the mail, sealed. */
export function sealLink(secretKey: Buffer, link: string): Buffer {
  return seal(keyOf(secretKey), link)
}

export function openLink(secretKey: Buffer, sealed: Buffer): string {
  return unseal(keyOf(secretKey), sealed).toString('utf8')
}

/** A body with its link in place. Links are made here, of signs that mean nothing in HTML. */
export function putLink(body: string, link: string): string {
  return body.replaceAll(linkPlace, link)
}

const withheldLink = '•••••'

/** A text without any address to follow. The place of the mail's own link counts, and so does every other web address. */
export function withholdLinks(text: string): string {
  return text
    .replace(/ href="[^"]*"/gi, '')
    .replaceAll(linkPlace, withheldLink)
    .replace(/\bhttps?:\/\/[^\s"'<>]+/gi, withheldLink)
}

function keyOf(secretKey: Buffer): Buffer {
  return deriveKey(secretKey, 'mail-links')
}
