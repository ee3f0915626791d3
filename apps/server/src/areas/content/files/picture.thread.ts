import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { contentPicturePixelsMax, contentPictureSide } from '@wattdesk/contract/content/files/terms.ts'
import sharp from 'sharp'
import { cleanMarkup } from '../../../platform/formatted-text.ts'
import type { IconLook, Picture, PictureFault, PictureTask } from './picture.service.ts'
import { allowedInDrawings, withNamespace } from './svg.format.ts'

// Linux has a priority per thread; elsewhere the whole process would change.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
sharp.cache(false)
sharp.concurrency(1)

parentPort?.on('message', async ({ type, bytes, icon }: PictureTask) => {
  try {
    parentPort?.postMessage(icon ? await iconOf(bytes, icon) : type === 'image/svg+xml' ? drawn(bytes) : await resized(bytes))
  } catch (error) {
    const fault: PictureFault = /pixel limit/i.test(String(error)) ? 'ContentPictureTooLarge' : 'ContentFileUnreadable'
    parentPort?.postMessage({ fault })
  }
})

function drawn(bytes: Uint8Array): Picture {
  const svg = withNamespace(cleanMarkup(new TextDecoder('utf-8', { fatal: true }).decode(bytes), allowedInDrawings))
  return { bytes: Buffer.from(svg), width: null, height: null }
}

/** Upright, no larger than a screen, and without metadata such as place and time. */
async function resized(bytes: Uint8Array): Promise<Picture> {
  const picture = sharp(bytes, { limitInputPixels: contentPicturePixelsMax, failOn: 'error', sequentialRead: true })
  const { format } = await picture.metadata()
  const side = contentPictureSide
  const fitting = picture.autoOrient().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const encoded =
    format === 'png'
      ? fitting.png({ compressionLevel: 9 })
      : format === 'webp'
        ? fitting.webp({ quality: 82 })
        : fitting.jpeg({ quality: 82, mozjpeg: true })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** A square PNG without transparency, which phones would fill with black. */
async function iconOf(bytes: Uint8Array, { side, background }: IconLook): Promise<Picture> {
  const picture = sharp(bytes, { limitInputPixels: contentPicturePixelsMax, failOn: 'error', density: 300 })
  const data = await picture.resize({ width: side, height: side, fit: 'contain', background }).flatten({ background }).png().toBuffer()
  return { bytes: data, width: side, height: side }
}
