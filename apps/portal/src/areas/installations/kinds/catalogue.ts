import { electricCarForm } from './electriccar-fields.ts'
import { gasForm } from './gas-fields.ts'
import { heatPumpForm } from './heatpump-fields.ts'
import type { KindForm } from './kind-form.ts'
import { meterForm } from './meter-fields.ts'
import { pvBatteryForm } from './pvbattery-fields.ts'
import { smartHomeForm } from './smarthome-fields.ts'
import { wallboxForm } from './wallbox-fields.ts'

/** In the order of the customer's tab. */
export const kindForms: readonly KindForm[] = [pvBatteryForm, meterForm, wallboxForm, heatPumpForm, electricCarForm, smartHomeForm, gasForm]
