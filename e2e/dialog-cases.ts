import type { Locator, Page } from '@playwright/test'
import { goTo } from './screens.ts'

/** A dialog or drawer: where and how it opens, and what can be typed into it. */
export type DialogCase = {
  /** The component of the dialog. */
  of: string
  /** Goes to the screen where it opens. By default, it opens where the previous one was left. */
  go?: () => Promise<unknown>
  open: () => Promise<unknown>
  title: string | RegExp
  type?: (dialog: Locator) => Promise<unknown>
}

/** Dialogs that no test opens, each with the reason. */
export const unopenedDialogs: Readonly<Record<string, string>> = {
  RemovalDialog: 'is what RemoveInstallationDialog and RemoveGatewayDialog show, both of which are opened',
  SecretDialog: 'shows a secret once, after it was generated; opened in members-screen.spec.ts',
  ApplianceKindsDialog: 'the gateways of the simulated fleet find nothing whose kind is open; a SaveDialog of choices like MeterActions',
  ChargingLimitDialog: 'needs a wallbox with a password for OCPP; a SaveDialog of one number, opened in installations.spec.ts',
  DeviceLimitsPanel: 'needs a limit that holds; a ConfirmDialog of one sentence',
  GenerationLimitDialog: 'needs a device that can be limited; a SaveDialog of a choice and two numbers, opened in device-limits.spec.ts',
  DomainPanel: 'needs a domain; a ConfirmDialog of one sentence',
  EditionsDialog: 'a list of what was published, opened in white-label.spec.ts',
  KeptWorkDialog: 'needs work that was done without network; opened in offline.spec.ts',
  EditDeviceDialog: 'needs a device that a gateway has found; opened in unallocated-installations.spec.ts',
  FreshProofDialog: 'shown only some minutes after a sign-in; a ConfirmDialog of one sentence',
  LossDialog: 'shown only for a file that ISO-8859-1 cannot hold; a ConfirmDialog with a list',
  OcppDialog: 'needs a wallbox; a form of one sentence, opened in installations.spec.ts',
  StopUploadQuestion: 'needs an upload that is under way; a ConfirmDialog of one sentence, opened in imports.spec.ts',
  PeakPowerDialog: 'needs a member who may correct the peak power alone; a SaveDialog of one number',
  MultifactorPanel: 'needs two-factor authentication to be active; a ConfirmDialog of one sentence',
  MeterActions: 'needs a meter that a gateway of the same vendor has found; a SaveDialog of one choice',
  PublishAtDialog: 'needs a draft that is not published; a SaveDialog of a day and a time',
  WhyNotDialog: 'needs a member without a permission; opened in members-screen.spec.ts',
  AccessRequestsPanel: 'needs the request of a colleague; a DialogForm of one text',
  MakeOriginal: 'needs a copy of the service; a ConfirmDialog of one sentence',
  ResetPasswordDialog: 'needs a user who has joined; a ConfirmDialog of one sentence, opened in customer-users.spec.ts',
}

export const fill = (name: string | RegExp) => (dialog: Locator) => dialog.getByRole('textbox', { name }).first().fill('Typed')
export const select = (name: string) => (dialog: Locator) => dialog.getByRole('combobox', { name }).selectOption({ index: 2 })
export const check = (dialog: Locator) => dialog.getByRole('checkbox').or(dialog.getByRole('radio')).last().check()

export function dialog(of: string, title: DialogCase['title'], open: DialogCase['open'], type?: DialogCase['type']): DialogCase {
  return { of, title, open, type }
}

/** Goes elsewhere before the first dialog. */
export function after(go: () => Promise<unknown>, [first, ...others]: readonly DialogCase[]): DialogCase[] {
  return first ? [{ ...first, go }, ...others] : []
}

/** Ways to open dialogs on the page. */
export function handsOf(page: Page) {
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
  const choose = async (button: string | RegExp, item: string | RegExp) => {
    await press(button)
    await page.getByRole('menuitem', { name: item }).click()
  }
  const tab = (customerId: string, name: string) => goTo(page, `/dashboard/customers/${customerId}/${name}`)
  /** A button in the open dialog. */
  const inside = (name: string | RegExp) => page.getByRole('dialog').last().getByRole('button', { name, exact: true }).first().click()
  return { press, choose, tab, inside }
}
