import type { ContentFileType } from '@wattdesk/contract/content/files/terms.ts'

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) => signature.every((byte, index) => bytes[at + index] === byte)
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/** An SVG begins with its root, after what XML allows before it. A DOCTYPE that declares entities is rejected. */
const svgRoot = /^\ufeff?\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[^>]{0,500}-->\s*){0,10}(?:<!DOCTYPE svg[^>[]{0,300}>\s*)?<svg[\s>]/i

/** The type of a file, whatever its name; undefined if content may not show it. */
export function typeOfFile(bytes: Uint8Array): ContentFileType | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'image/webp'
  if (startsWith(bytes, ascii('%PDF-'))) return 'application/pdf'
  return svgRoot.test(new TextDecoder().decode(bytes.subarray(0, 4_096))) ? 'image/svg+xml' : undefined
}
