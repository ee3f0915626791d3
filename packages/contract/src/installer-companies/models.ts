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
  /** Its unallocated installations without a customer. */
  openInstallations: z.number().int(),
  createdAt: instant,
})
export type InstallerCompany = z.infer<typeof installerCompany>

/** `id` is chosen by the caller, so that a repeated call adds one company. */
export const installerCompanyModel = z.strictObject({
  id: id.optional(),
  name: line(100),
  /** Defaults to the caller's own tenant. */
  tenantId: id.optional(),
})

const installerIds = z.array(id).max(100)
/** Who joins the company, from any other, and who leaves it. */
export const installersModel = z.strictObject({ installers: installerIds.default([]), released: installerIds.default([]) })
