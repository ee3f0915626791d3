/** The content ID (RFC 2392) of the one picture that a mail may show. */
export const pictureId = 'picture'

/** A PNG in twice the pixels of CSS, and words for whoever does not see it. */
export type MailPicture = { content: Uint8Array; alt: string; widthPx: number }

/** Where a body shows the mail's picture. Mail programs find it among the mail's parts. */
export const pictureSource = `cid:${pictureId}`

/** A body for browsers, which cannot see the mail's parts: the picture is in the body itself. */
export function embedPicture(body: string, picture: Uint8Array | undefined): string {
  return picture ? body.replaceAll(pictureSource, `data:image/png;base64,${Buffer.from(picture).toString('base64')}`) : body
}
