import type { KindForm } from './kind-form.ts'
import { pvBatteryForm } from './pvbattery-fields.ts'
import { wallboxForm } from './wallbox-fields.ts'

/** The kinds of installations that can be added, in the order in which a customer's tab shows them. */
export const kindForms: readonly KindForm[] = [pvBatteryForm, wallboxForm]
