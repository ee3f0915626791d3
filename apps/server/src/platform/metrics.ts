import { Registry } from 'prom-client'

/** The metrics of this process. Areas register their own. */
export const metrics = new Registry()
