let shown: string | undefined

/** Where this tab shows the member to be working: a tenant's ID, or `ownTenant`. Undefined until it is known. */
export const shownTenant = (): string | undefined => shown

/** Not shared between tabs: each says in its calls what it shows itself, so that none writes to a tenant that another tab chose. */
export function noteShownTenant(tenant: string): void {
  shown = tenant
}
