import { readFileSync } from 'node:fs'

const description: { version: string } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'))

export const productVersion: string = description.version
