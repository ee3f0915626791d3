/**
 * Where a gateway is: in stock, sent to an installer company, paired (in a customer's home or an unallocated installation),
 * returned (out of a home or from a company, and not checked yet), retired, or lost.
 */
export const gatewayStates = ['in_stock', 'sent', 'paired', 'returned', 'retired', 'lost'] as const
export type GatewayState = (typeof gatewayStates)[number]

export const gatewayMoves = ['send', 'return', 'restock', 'transfer', 'lose', 'retire'] as const
export type GatewayMove = (typeof gatewayMoves)[number]

/** The states that each move is allowed from, and the state it leads to. Pairing is not a move: it uses the start code. */
export const gatewayMoveTable: Readonly<Record<GatewayMove, { from: readonly GatewayState[]; to: Exclude<GatewayState, 'paired'> }>> = {
  send: { from: ['in_stock', 'sent'], to: 'sent' },
  /** Also removes it from the customer's home. */
  return: { from: ['sent', 'paired', 'retired', 'lost'], to: 'returned' },
  /** Assigns the next credential. */
  restock: { from: ['returned'], to: 'in_stock' },
  /** To the stock of another tenant. */
  transfer: { from: ['in_stock'], to: 'in_stock' },
  lose: { from: ['in_stock', 'sent', 'returned'], to: 'lost' },
  retire: { from: ['in_stock', 'sent', 'returned', 'lost'], to: 'retired' },
}

/** Gateways per move, delivery, file of labels or list of passwords. */
export const gatewaysAtOnceMax = 1_000

export const stockGatewayOrders = ['createdAt', 'serialNumber'] as const
