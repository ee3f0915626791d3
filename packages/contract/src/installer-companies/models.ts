import { z } from 'zod'
import { id, instant, line } from '../formats.ts'

/** A member with the role installer, who belongs to one installer company at most. */
export const installer = z.object({ id, email: z.string(), name: z.string(), company: z.object({ id, name: z.string() }).nullable() })
export type Installer = z.infer<typeof installer>

export const installerCompany = z.object({
  id,
  name: z.string(),
  tenant: z.object({ id, name: z.string() }),
  installers: z.array(installer.omit({ company: true })),
  /** Its unallocated installations that are not assigned yet. */
  openInstallations: z.number().int(),
  createdAt: instant,
})
export type InstallerCompany = z.infer<typeof installerCompany>

/** With an `id` that the caller chose, the same company sent twice is added once. */
export const installerCompanyModel = z.strictObject({
  id: id.optional(),
  name: line(100),
  /** Defaults to the caller's own tenant. */
  tenantId: id.optional(),
})

const installerIds = z.array(id).max(100)
/** Who joins the company, from wherever they were, and who leaves it. */
export const installersModel = z.strictObject({ installers: installerIds.default([]), released: installerIds.default([]) })
