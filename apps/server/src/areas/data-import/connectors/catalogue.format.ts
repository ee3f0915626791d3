import type { ConnectorName } from '@wattdesk/contract/data-import/terms.ts'
import type { Connector } from './connector.format.ts'
import { fronius } from './fronius.format.ts'
import { gridx } from './gridx.format.ts'
import { solaredge } from './solaredge.format.ts'
import { victron } from './victron.format.ts'

export const connectors: Readonly<Record<ConnectorName, Connector>> = { gridx, victron, solaredge, fronius }
