import type { PvPanelModel } from '@wattdesk/contract/installations/pvbattery.ts'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { installations } from '../../db/schema/installations.ts'
import { pvBatteryConfigurations } from '../../db/schema/pv-battery-configurations.ts'
import { pvPanels } from '../../db/schema/pv-panels.ts'
import { sites } from '../../db/schema/sites.ts'
import { vendors } from '../../db/schema/vendors.ts'

export type ConfigurationRow = typeof pvBatteryConfigurations.$inferSelect
export type NewConfiguration = typeof pvBatteryConfigurations.$inferInsert
export type NewInstallation = typeof installations.$inferInsert

/** Locks a customer's site, so that two changes of its grid connection point take turns. */
export async function lockSiteOf(db: Db, customerId: string, siteId: string): Promise<boolean> {
  const rows = await db
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.id, siteId), eq(sites.customerId, customerId)))
    .for('update')
  return rows.length > 0
}

export async function lockConfiguration(db: Db, customerId: string, configurationId: string) {
  const [row] = await db
    .select({ installation: installations, configuration: pvBatteryConfigurations, identifiedBy: vendors.identifiedBy })
    .from(installations)
    .innerJoin(pvBatteryConfigurations, eq(pvBatteryConfigurations.id, installations.id))
    .innerJoin(vendors, eq(vendors.id, pvBatteryConfigurations.vendorId))
    .where(and(eq(installations.id, configurationId), eq(installations.customerId, customerId)))
    .for('update', { of: installations })
  return row
}

export async function readPanels(db: Db, configurationId: string): Promise<PvPanelModel[]> {
  return db
    .select({
      panelCount: pvPanels.panelCount,
      peakPowerW: pvPanels.peakPowerW,
      azimuthDegrees: pvPanels.azimuthDegrees,
      tiltDegrees: pvPanels.tiltDegrees,
      shadedSegmentsCount: pvPanels.shadedSegmentsCount,
      altitudeM: pvPanels.altitudeM,
    })
    .from(pvPanels)
    .where(eq(pvPanels.configurationId, configurationId))
    .orderBy(asc(pvPanels.position))
}

/** The installation, other than the given one, that is the site's grid connection point. */
export async function findGcp(db: Db, siteId: string, otherThan: string) {
  const [row] = await db
    .select()
    .from(installations)
    .where(and(eq(installations.siteId, siteId), eq(installations.isGcp, true), ne(installations.id, otherThan)))
  return row
}

export async function clearGcp(db: Db, installation: { id: string; version: number }, at: Date): Promise<void> {
  await db
    .update(installations)
    .set({ isGcp: false, version: installation.version + 1, updatedAt: at })
    .where(eq(installations.id, installation.id))
}

export async function insertConfiguration(
  db: Db,
  installation: NewInstallation,
  configuration: NewConfiguration,
  panels: readonly PvPanelModel[],
): Promise<void> {
  await db.insert(installations).values(installation)
  await db.insert(pvBatteryConfigurations).values(configuration)
  await replacePanels(db, configuration.id, panels)
}

export async function changeConfiguration(
  db: Db,
  id: string,
  installation: Partial<NewInstallation>,
  configuration: Partial<NewConfiguration>,
  panels: readonly PvPanelModel[],
): Promise<void> {
  await db.update(installations).set(installation).where(eq(installations.id, id))
  await db.update(pvBatteryConfigurations).set(configuration).where(eq(pvBatteryConfigurations.id, id))
  await db.delete(pvPanels).where(eq(pvPanels.configurationId, id))
  await replacePanels(db, id, panels)
}

async function replacePanels(db: Db, configurationId: string, panels: readonly PvPanelModel[]): Promise<void> {
  if (panels.length === 0) return
  await db.insert(pvPanels).values(panels.map((panel, position) => ({ ...panel, configurationId, position })))
}

export async function deleteInstallation(db: Db, id: string): Promise<void> {
  await db.delete(installations).where(eq(installations.id, id))
}

/** Whose a vendor's installation already is. */
export async function findOwner(db: Db, vendorId: string, installationId: string) {
  const [row] = await db
    .select({ siteId: installations.siteId, configurationId: installations.id })
    .from(pvBatteryConfigurations)
    .innerJoin(installations, eq(installations.id, pvBatteryConfigurations.id))
    .where(and(eq(pvBatteryConfigurations.vendorId, vendorId), eq(pvBatteryConfigurations.installationId, installationId)))
  return row
}
