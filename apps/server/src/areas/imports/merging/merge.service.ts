import type { Run } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tenant } from '../../tenants/tenants.service.ts'
import type { ImportRecord } from '../imports.store.ts'

export type MergeCtx = Pick<Ctx, 'db' | 'clock' | 'config'>
export type Merge = {
  record: ImportRecord
  tenant: Tenant
  call: { caller: { kind: 'member'; memberId: string; name: string }; requestId: string; run: Run }
}
