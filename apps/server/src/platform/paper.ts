import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import type PDFDocument from 'pdfkit'

/** The tools of one PDF. */
export type PaperTools = { Document: typeof PDFDocument; fonts: { regular: Font; bold: Font } }

const load = () => Promise.all([import('pdfkit'), import('fontkit')])
let loaded: ReturnType<typeof load> | undefined

/**
 * The library, loaded with the first PDF, and the product's font. A parsed font loses the letters of glyphs that were parts of others, so
 * each PDF parses its own.
 */
export async function paperTools(): Promise<PaperTools> {
  loaded ??= load()
  const [{ default: Document }, { create }] = await loaded
  const require = createRequire(import.meta.url)
  // Not the portal's font, whose files are subsets of a variable font, which no PDF can embed.
  const fontOf = async (file: string) => create(await readFile(require.resolve(`@expo-google-fonts/inter/${file}`))) as Font // one file, no collection
  const [regular, bold] = await Promise.all([fontOf('400Regular/Inter_400Regular.ttf'), fontOf('600SemiBold/Inter_600SemiBold.ttf')])
  return { Document, fonts: { regular, bold } }
}
