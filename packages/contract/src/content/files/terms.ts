export const contentFileMaxBytes = 10 * 1024 * 1024
/** Vector pictures are parsed as text, so their limit is lower. */
export const contentSvgMaxBytes = 512 * 1024
/** More than any phone camera produces. A compressed picture can expand to thousands of times its size. */
export const contentPicturePixelsMax = 50_000_000
/** Larger pictures are scaled down to this width and height. */
export const contentPictureSide = 2_048
/** Per tenant. */
export const contentFilesMax = 5_000
export const contentFileField = 'file'

export const contentFileTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml', 'application/pdf'] as const
export type ContentFileType = (typeof contentFileTypes)[number]
