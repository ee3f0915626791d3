/** The content ID (RFC 2392) of the one picture that a mail may show. */
export const pictureId = 'picture'

/** A PNG with two pixels per CSS pixel, and a text alternative. */
export type MailPicture = { content: Uint8Array; alt: string; widthPx: number }

/** Where a body shows the mail's picture. Mail programs find it among the mail's parts. */
export const pictureSource = `cid:${pictureId}`

/** Browsers cannot see the mail's parts, so the picture is embedded in the body. */
export function embedPicture(body: string, picture: Uint8Array | undefined): string {
  return picture ? body.replaceAll(pictureSource, `data:image/png;base64,${Buffer.from(picture).toString('base64')}`) : body
}
