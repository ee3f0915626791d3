import type { Sentences } from '../sentence.ts'

/** Loads a file of this folder. It arrives with the language, so that a browser's first page lists no files of other languages. */
export const loadFile = (file: string): Promise<Record<string, Sentences>> => import(`./${file}.ts`)
