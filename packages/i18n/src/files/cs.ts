import type { Sentences } from '../sentence.ts'

/** Loads a file of the language. This list arrives with it, so that a browser's first page lists no files of other languages. */
export const loadFile = (file: string): Promise<Record<string, Sentences>> => import(`../cs/${file}.ts`)
