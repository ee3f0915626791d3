/**
 * The tenants whose records a caller sees: all (the operator), an affiliate with the partners below it, one partner, or, with a token for
 * viewing a customer's app, only that customer. Each is an equality on one column of a record, which an index supports.
 */
export type Scope =
  | { kind: 'all' }
  | { kind: 'affiliate'; affiliateId: string }
  | { kind: 'partner'; tenantId: string; affiliateId: string }
  | { kind: 'customer'; customerId: string; tenantId: string; affiliateId: string }
