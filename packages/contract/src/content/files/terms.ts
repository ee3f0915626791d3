/** The largest file that can be uploaded. */
export const contentFileMaxBytes = 10 * 1024 * 1024
/** Vector pictures are read as text, so they are smaller. */
export const contentSvgMaxBytes = 512 * 1024
/** More pixels than any camera of a phone takes. A compressed picture can unpack to thousands of times its size. */
export const contentPicturePixelsMax = 50_000_000
/** Pictures are stored no wider or higher than this. */
export const contentPictureSide = 2_048
/** The most files of a tenant. */
export const contentFilesMax = 5_000
export const contentFileField = 'file'

export const contentFileTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml', 'application/pdf'] as const
export type ContentFileType = (typeof contentFileTypes)[number]
