import { readConfig } from '../apps/server/src/platform/config.ts'
import { demonstrationSwitch, refuse } from './product.ts'

/** Checks the settings before anything is started, and names each invalid variable. */
export function checkSettings(): ReturnType<typeof readConfig> {
  try {
    // This start may choose database and secret later, so placeholders allow checking the rest.
    const stand = { SECRET_KEY: Buffer.alloc(32).toString('base64'), DATABASE_URL: 'postgresql://localhost/wattdesk' }
    return readConfig({ ...stand, ...process.env, DEMO: demonstrationSwitch() })
  } catch (error) {
    return refuse(`The settings in the environment are not usable.\n${error instanceof Error ? error.message : error}`)
  }
}
