import type { Icon } from '@tabler/icons-react'
import type { Site } from '@wattdesk/contract/customers/models.ts'
import type { Endpoint } from '@wattdesk/contract/endpoint.ts'
import type { gridState, homeStates, installationHead, measuredStates } from '@wattdesk/contract/installations/models.ts'
import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import type { Permission } from '@wattdesk/contract/permissions.ts'
import type { installations } from '@wattdesk/i18n/en/installations.ts'
import type { z } from 'zod'

type Sentences = typeof installations
export type FieldName = keyof Sentences['field']
export type GroupName = keyof Sentences['group']
/** What a vendor identifies an installation by. */
export type IdentifiedBy = 'serial_number' | 'site_id' | 'vrm_portal_id' | 'logger_serial_number'

/** Input by field name; a list of rows for parts. */
export type Values = { version: number; siteId: string; vendorId: string; overwriteGcp: boolean } & Record<string, unknown>
export type PartValues = Record<string, string>

/** Help texts without parameters. */
type HelpName = Exclude<keyof Sentences['help'], 'serialInUse'>
type Named = { name: FieldName; help?: HelpName }
type Shown = Named & {
  group: GroupName
  /** Absent: always. Hidden fields are sent empty. */
  isShown?: (values: Values) => boolean
  /** Whether a value is required, perhaps only if the vendor identifies the installation by it. */
  isRequired?: boolean | IdentifiedBy
}
export type NumberField = Named & { control: 'number'; unit?: 'W' | 'Wh' | 'A' | 'm' | '°'; isRequired?: boolean; initial?: string }
/** Derived: shown, never typed. */
export type Figure = Pick<NumberField, 'name' | 'unit'>
/** A read-only value of the response: an instant, or a word from a list. */
export type Fact = { name: FieldName; as: 'instant' | 'scanState' | 'deviceCategory' }
export type Field =
  | (Shown & { control: 'text'; maxLength: number; isMono?: boolean })
  /** A serial number or similar. When the field loses focus, it shows whether the value is already in use. */
  | (Shown & { control: 'identifier'; maxLength: number })
  | (Shown & NumberField)
  | (Shown & { control: 'choice'; choices: readonly string[]; words: 'inverterKind' | 'deviceCategory'; initial: string })
  /** With `isFact`, the card shows yes or no. */
  | (Shown & { control: 'check'; initial: boolean; isFact?: boolean })
  | (Shown & { control: 'day' })
  /** Several texts, separated by commas. */
  | (Shown & { control: 'list' })
  /** Written, but never read back. */
  | (Shown & { control: 'secret'; has: string })
  /** Rows of fields. */
  | (Shown & { control: 'parts'; fields: readonly NumberField[]; figures?: readonly Figure[]; max: number; words: 'panel' })

export type PartField = Extract<Field, { control: 'parts' }>

/** Describes a kind of installation for its form and card. Values, models, facts and the labels in a conflict derive from its fields. */
export type KindForm = {
  name: InstallationKind & keyof Sentences['kinds']
  icon: Icon
  calls: { list: Endpoint; get: Endpoint; add: Endpoint; update: Endpoint; remove: Endpoint }
  /** Named here, because the portal's build omits the schemas of calls. */
  models: { add: z.ZodType; update: z.ZodType }
  fields: readonly Field[]
  /** The fields that name a device. If they are empty, its vendor does. */
  names: readonly FieldName[]
  /** Shown in its row. */
  sizes?: readonly Figure[]
  /** Shown on the card after the fields. */
  figures?: readonly Figure[]
  facts?: readonly Fact[]
  /** The colour of what the device measures. */
  energy?: 'ev' | 'heat-pump'
  canBeGcp: boolean
  /** The field with the vendor's ID, so that a card does not show it twice. */
  isCalled?: FieldName
  /** Fields that need another permission to be changed once they are set. */
  guarded?: { permission: Permission; fields: readonly string[] }
  /** Saved values that the form neither shows nor changes. */
  kept?: (saved: Installation) => Record<string, unknown>
  /** Adds kept and derived fields to the model. */
  complete?: (model: Record<string, unknown>, values: Values) => Record<string, unknown>
}

type States = typeof measuredStates | typeof homeStates
/** Absent if the kind measures nothing. */
export type State = z.output<States['state']>
export type GridState = z.output<typeof gridState>
export type LiveReading = z.output<States['live']>

/** As returned by a call. */
export type Installation = z.output<typeof installationHead> &
  Record<string, unknown> & { isGcp?: boolean; state?: State | GridState; live?: LiveReading }

/** `reason`: why nothing may be changed; `guardedReason`: why guarded fields may not. Absent if changes are allowed. */
export type ActionsProps = {
  customerId: string
  installation: Installation
  site: Site | undefined
  reason: string | undefined
  guardedReason: string | undefined
}
