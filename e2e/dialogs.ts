import type { Locator, Page } from '@playwright/test'
import { call } from './calls.ts'
import { after, check, type DialogCase, dialog, fill, handsOf, select } from './dialog-cases.ts'
import { givenSale, type Made } from './given-customer.ts'
import { addDevice, goTo, type Subjects } from './screens.ts'

type Records = { home: Made; inactive: Made; live: string }

/**
 * Dialogs of a customer's record: of an active home with a PV system, of a deactivated one, and of one with a confirmed address (`live`),
 * which can get mails.
 */
export function dialogsOfRecord(page: Page, { home, inactive, live }: Records): DialogCase[] {
  const { press, choose, tab, inside } = handsOf(page)
  const user = page.getByRole('table', { name: 'Users' }).getByRole('link', { name: /Lindgren/ })
  const addNote = () => press('Notes').then(() => inside('New note'))
  const account = [
    dialog('SubscriptionDialog', 'Subscription', () => press('Change subscription'), fill('Subscription')),
    dialog('EditCustomerDialog', 'Edit account information', () => press('Edit'), fill('Account name')),
    dialog('EditSiteDialog', 'Edit site', () => press(/^Edit site/), fill('City')),
    dialog('MoveCustomerDialog', 'Move to another tenant', () => press('Move to another tenant'), check),
    dialog('AssignFeatureGroupsDialog', 'Assign feature groups', () => press('Assign'), check),
    dialog('customer-lifecycle/DeactivateDialog', 'Deactivate customer', () => choose(/^More actions for/, /^Deactivate/), fill('Reason')),
    dialog('NotesDrawer', /^Notes on/, addNote, fill('New note')),
    dialog('UserDrawer', /Lindgren$/, () => user.first().click()),
  ]
  const users = [
    dialog('EditUserDialog', 'Edit user', () => inside('Edit'), fill('First name')),
    dialog('ChangeUserEmailDialog', 'Change e-mail address', () => press('Change e-mail'), fill('New e-mail')),
  ]
  const devices = [
    dialog('InstallationDialog', 'Add wallbox', () => addDevice(page, 'Wallbox'), fill('Station number')),
    dialog('AddGatewayDialog', 'Add gateway', () => press('Add gateway'), fill('Start code')),
    dialog('MasterKeyDialog', 'Set master key', () => press('Set master key'), fill('Master key')),
    dialog('Eeg9Dialog', 'Section 9 EEG', () => press('Section 9 EEG'), fill('Grid operator')),
    dialog('GridSignalDialog', 'Enter a signal', () => press('Enter a signal'), fill(/^Name of the signal/)),
    dialog('RemoveInstallationDialog', /^Remove/, () => press('Remove')),
    dialog('TariffDialog', 'Edit tariff', () => press('Edit tariff'), fill(/price/)),
  ]
  const purge = dialog('PurgeDialog', /^Purge/, () => choose(/^More actions for/, /^Purge/), fill('Reason'))
  return [
    ...after(() => tab(home.id, 'account'), account),
    ...after(() => user.first().click(), users),
    ...after(() => tab(home.id, 'smartenergy'), devices),
    ...after(
      () => tab(live, 'history'),
      [dialog('SendHistoryDialog', /^Send figures of/, () => press('Send to customer'), fill(/^Personal note/))],
    ),
    ...after(() => tab(home.id, 'data-import'), [dialog('DataImportDialog', 'Import data', () => press('Import data'))]),
    ...after(() => tab(inactive.id, 'account'), [purge]),
  ]
}

/** Dialogs of sales, lists and the profile: of a home with a sale, and of a partner with a customer. */
export function dialogsOfSales(page: Page, { home, partner }: { home: Made; partner: Made }): DialogCase[] {
  const { press, choose, tab } = handsOf(page)
  // From the list of templates, or from the tab once that list was closed.
  const addTemplate = () => press('Templates').then(() => press('Add template'))
  const sales = [
    dialog('StartSaleDialog', 'Start a sale', () => press('Start sale'), select('Template')),
    dialog('SaleTemplatesDialog', 'Add template', addTemplate, fill('Name (German)')),
  ]
  const steps = [
    dialog('StepDialog', 'Offer sent', () => press(/^Edit step: Offer/), fill(/Comment/)),
    dialog('SaleKindDialog', 'Change the type of installation', () => press('Change type'), select('Type of installation')),
    dialog('ArchiveSaleDialog', 'Archive this sale?', () => press('Archive')),
  ]
  const migrate = dialog('MigrateDialog', 'Move customers', () => choose(/^More actions for/, /^Move customers/), check)
  const list = [
    dialog('AddCustomerWizard', 'Add customer', () => press('Add customer'), check),
    dialog('SaveViewDialog', 'Save as a new view', () => choose('Views', /^Save as/), fill('Name')),
    dialog('ManageViewsDialog', 'Manage views', () => choose('Views', /^Manage/)),
  ]
  const selected = [
    dialog('bulk-actions/DeactivateDialog', 'Deactivate customers', () => press('Deactivate'), fill('Reason')),
    dialog('AssignGroupsDialog', 'Assign feature groups to customers', () => press('Assign feature groups'), check),
    dialog('OrderStatusDialog', 'Update order status', () => press('Update order status'), fill(/Step name/)),
  ]
  const profile = dialog('EditProfileDialog', 'Edit profile', () => press('Edit profile'), fill('First name'))
  const typeCode = (open: Locator) => open.getByRole('textbox').fill('12')
  const newEmail = dialog('ChangeOwnEmailDialog', 'Change e-mail', () => press('Change e-mail'), fill('New e-mail'))
  const setUp = dialog('MultifactorSetupDialog', 'Activate two-factor authentication', () => press('Activate'), typeCode)
  return [
    ...after(() => tab(home.id, 'sales'), sales),
    ...after(() => tab(home.id, 'sales'), steps),
    ...after(() => tab(partner.id, 'account'), [migrate]),
    ...after(() => goTo(page, `/dashboard/customers/list?q=${home.accountName.slice(4)}`), list),
    ...after(() => page.getByRole('checkbox', { name: `Select ${home.accountName}` }).check(), selected),
    ...after(() => goTo(page, '/dashboard/profile/summary'), [profile]),
    ...after(() => goTo(page, '/dashboard/profile/security'), [newEmail, setUp]),
  ]
}

/** Dialogs of members, of API access, and of unallocated installations and their installers. */
export function dialogsOfMembers(page: Page, { id }: Subjects['unallocated']): DialogCase[] {
  const { press, inside } = handsOf(page)
  const root = '/dashboard/unallocated-installations'
  const company = page.locator('tbody').getByRole('link')
  const typeFirst = (opened: Locator) => opened.getByRole('textbox').first().fill('Typed')
  const chooseFirst = async (opened: Locator) => {
    await opened.getByRole('searchbox').fill('a')
    await opened.getByRole('listitem').getByRole('button').first().click()
  }
  const givenCredentials = async () => {
    const body = { name: `Program ${Date.now()}`, scopes: ['pvb:read'], reason: 'For the data warehouse' }
    await call(page, '/api/v1/account/client-credentials', body)
    await goTo(page, '/dashboard/settings/api-access')
  }
  const open = () => page.getByRole('row').filter({ hasText: 'installer@' }).getByRole('link').first().click()
  return [
    ...after(
      () => goTo(page, '/dashboard/account/members'),
      [dialog('AddMemberDialog', 'Add a member', () => press('Add member'), fill('First name')), dialog('MemberDrawer', /./, open)],
    ),
    ...after(open, [
      dialog('EditMemberDialog', 'Edit the member', () => inside('Edit'), fill('First name')),
      dialog('RemoveMemberDialog', 'Remove the member?', () => inside('Remove')),
      dialog('LendDialog', /^Lend access to/, () => inside('Lend access'), fill('Reason')),
    ]),
    ...after(
      () => goTo(page, `${root}/list`),
      [dialog('AddUnallocatedDialog', 'Add an installation by its start code', () => press('Add installation'), typeFirst)],
    ),
    ...after(
      () => goTo(page, `${root}/unallocated-installations/${id}`),
      [dialog('AssignDialog', 'Assign to a customer', () => press('Assign to customer'), chooseFirst)],
    ),
    ...after(
      () => goTo(page, `${root}/companies`),
      [
        dialog('AddCompanyDialog', 'Add an installer company', () => press('Add company'), typeFirst),
        dialog('CompanyDialog', /^Installers of/, () => company.first().click()),
      ],
    ),
    ...dialogsOfStock(page),
    ...after(
      () => goTo(page, '/dashboard/alarms/rules'),
      [dialog('AlarmRuleDialog', 'Gateway offline', () => press('Edit rule'), fill('Delay'))],
    ),
    ...after(
      () => goTo(page, '/dashboard/features/manage'),
      [dialog('GroupDialog', 'Add a feature group', () => press('Add group'), fill('Display name'))],
    ),
    ...after(
      () => goTo(page, '/dashboard/settings/api'),
      [
        dialog(
          'VendorKeysDialog',
          /^Own keys at /,
          () => press(/^Own keys at /),
          (one) => one.getByLabel('Webhook key').fill('Typed'),
        ),
      ],
    ),
    ...after(givenCredentials, [
      dialog('GenerateDialog', 'Generate API credentials', () => press('Generate credentials'), fill('Name')),
      dialog('CredentialsDialogs', 'Replace the secret?', () => press(/^Replace the secret of/)),
    ]),
    ...dialogsOfEvents(page),
  ]
}

/** Dialogs of outgoing events. The endpoint's host does not exist, so that nothing is sent. */
function dialogsOfEvents(page: Page): DialogCase[] {
  const { press } = handsOf(page)
  const name = `Helpdesk ${Date.now()}`
  const givenEndpoint = async () => {
    const body = { name, url: 'https://nowhere.invalid/events', kinds: ['content.withdrawn'] }
    const { id } = await call<{ id: string }>(page, '/api/v1/event-endpoints', body)
    await call(page, `/api/v1/event-endpoints/${id}/test`, {})
    await goTo(page, '/dashboard/settings/events')
  }
  const choose = async (item: string) => {
    await press(`More actions for ${name}`)
    await page.getByRole('menuitem', { name: item }).click()
  }
  return [
    ...after(givenEndpoint, [
      dialog('EndpointDialogs', 'Add an endpoint', () => press('Add endpoint'), fill('Name')),
      dialog('SecretDialogs', 'Replace the secret?', () => choose('Replace secret')),
      dialog('SendAgainDialog', /^Send events to/, () => choose('Send events again'), fill('From')),
      dialog('RemoveEndpointDialog', 'Remove the endpoint?', () => choose('Remove')),
    ]),
    ...after(
      () => goTo(page, '/dashboard/settings/event-deliveries'),
      [dialog('DeliveryDrawer', 'Test', () => page.locator('tbody').getByRole('link', { name: 'Test' }).first().click())],
    ),
  ]
}

function dialogsOfStock(page: Page): DialogCase[] {
  const { press, inside } = handsOf(page)
  const serialNumber = `DIALOG-${Date.now()}`
  const list = async () => {
    await call(page, '/api/v1/gateways', { serialNumber, model: 'gridBox' })
    await goTo(page, `/dashboard/gateways/list?q=${serialNumber}`)
  }
  const open = () => page.locator('tbody').getByRole('link', { name: serialNumber }).click()
  const choose = async (item: string) => {
    await inside('Move')
    await page.getByRole('menuitem', { name: item }).click()
  }
  const preview = async () => {
    const delivery = { fileName: 'boxes.csv', model: 'gridBox', csv: btoa(`serialNumber\nDIALOG-${Date.now()}-D`) }
    const { id } = await call<{ id: string }>(page, '/api/v1/gateways/deliveries', delivery)
    await goTo(page, `/dashboard/gateways/deliveries?delivery=${id}`)
  }
  return [
    ...after(list, [
      dialog('AddStockGatewayDialog', 'Add a gateway', () => press('Add gateway'), fill('Serial number')),
      dialog('StockGatewayDrawer', serialNumber, open),
    ]),
    ...after(open, [
      dialog('EditStockGatewayDialog', `Edit ${serialNumber}`, () => inside('Edit gateway'), fill('Firmware')),
      dialog('MoveGatewaysDialog', 'Retire 1 gateway', () => choose('Retire'), fill('Reason')),
      dialog('RemoveStockGatewayDialog', 'Remove this gateway?', () => choose('Remove gateway')),
      dialog('PasswordsDialog', 'Passwords of gateways', () => inside('Show password')),
    ]),
    ...after(preview, [dialog('DeliveryPanel', 'Add these gateways?', () => press('Add 1 gateway'))]),
  ]
}

/** Dialogs without input: of other screens, and of a home that sends data. */
export function otherDialogs(page: Page, { home, empty, bulkAction, unallocated }: Subjects): DialogCase[] {
  const { press, choose, tab, inside } = handsOf(page)
  const row = page.locator('tbody').getByRole('link').first()
  const item = page.getByRole('article').getByRole('button').first()
  const gateway = page.getByRole('article').filter({ has: page.getByText('Start code', { exact: true }) })
  const showLog = async () => {
    await item.click()
    await press('Show what changed')
  }
  const toDashboard = async () => {
    await goTo(page, '/dashboard')
    // Keys only work once the page is drawn.
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  const invited = async () => {
    const users = await call<{ items: { id: string }[] }>(page, `/api/v1/customers/${empty.id}/users`)
    await call(page, `/api/v1/customers/users/${users.items[0]?.id}/sendinvitation`)
    await goTo(page, '/dashboard/outbox')
  }
  const assigned = async () => {
    const path = `/api/v1/customers/${empty.id}/feature-groups-list`
    const { assignable } = await call<{ assignable: { id: string }[] }>(page, path)
    await call(page, path, { featureGroupIds: [assignable[0]?.id] })
    await tab(empty.id, 'account')
  }
  return [
    ...after(
      () => tab(home, 'smartenergy'),
      [
        dialog('RemoveGatewayDialog', 'Remove this gateway?', () => gateway.getByRole('button', { name: 'Remove' }).click()),
        dialog('PlacesDialog', 'Where are the devices that weren’t found?', () =>
          gateway.getByRole('button', { name: 'Ports and units' }).click(),
        ),
        dialog('CredentialDialog', 'Credential', () => gateway.getByRole('button', { name: 'Credential' }).click()),
      ],
    ),
    ...after(assigned, [dialog('RemoveFeatureGroupDialog', /^Remove/, () => press(/^Remove /))]),
    ...after(() => tab(empty.id, 'timeline'), [dialog('CustomerActivityDrawer', /./, showLog)]),
    ...after(() => goTo(page, '/dashboard/account/activity-log'), [dialog('ActivityDrawer', /./, () => row.click())]),
    ...after(() => goTo(page, '/dashboard/reports'), [dialog('ScheduleDialog', 'Reports by e-mail', () => press('Send by e-mail'))]),
    ...after(invited, [dialog('MailDrawer', /./, () => row.click())]),
    ...after(() => goTo(page, '/dashboard/alarms'), [dialog('AlarmDrawer', /./, () => row.click())]),
    ...after(
      () => goTo(page, `/dashboard/customers/bulk-actions/${bulkAction}`),
      [dialog('BulkActionDialogs', 'Start now?', () => press(/^Invite|^Send/))],
    ),
    ...after(() => startOrders(page, empty), [dialog('OrderStatusRunPanel', /./, () => press(/^Apply/))]),
    ...after(
      () => uploadFile(page),
      [
        dialog('RowDrawer', /^Correct row/, () =>
          page
            .getByRole('link', { name: /^Correct row/ })
            .first()
            .click(),
        ),
        dialog('StartImportDialog', 'Start the import', () => press(/^Import 1/)),
        dialog('ImportActions', /^Cancel this import/, () => press('Cancel import')),
      ],
    ),
    ...after(() => goTo(page, '/dashboard/settings/api'), [dialog('AllocateDialog', /^Tenants of /, () => press(/^Tenants of /))]),
    ...after(
      () => goTo(page, '/dashboard/unallocated-installations/companies'),
      [dialog('RemoveCompanyDialog', /^Remove /, () => row.click().then(() => inside('Remove company')))],
    ),
    ...after(
      () => goTo(page, `/dashboard/unallocated-installations/unallocated-installations/${unallocated.id}`),
      [dialog('RemoveUnallocatedDialog', 'Remove this installation?', () => choose(/^More actions/, 'Remove installation'))],
    ),
    ...after(toDashboard, [dialog('HandOverDialog', 'Hand over', () => choose('Assign or snooze', 'Hand over'))]),
    dialog('Palette', 'Go to', () => page.keyboard.press('Control+k')),
    ...after(toDashboard, [dialog('ShortcutList', 'Keyboard shortcuts', () => page.keyboard.press('?'))]),
  ]
}

/** Dialogs that only members of the operator can open. */
export function dialogsOfRoot(page: Page): DialogCase[] {
  const { press } = handsOf(page)
  return [
    ...after(
      () => goTo(page, '/dashboard/features/manage'),
      [
        dialog('FeatureDialog', 'Add a feature', () => press('Add feature')),
        dialog('DeleteGroupDialog', /^Delete /, () => press(/^Delete /)),
        dialog('FeaturesPanel', 'Remove the feature?', () => press(/^Remove /)),
      ],
    ),
    ...after(
      () => goTo(page, '/dashboard/settings/api'),
      [
        dialog('VendorDialog', 'Add a vendor', () => press('Add vendor'), fill('Name')),
        dialog('RemoveVendorDialog', /^Remove /, () => press(/^Remove /)),
      ],
    ),
    ...after(
      () => goTo(page, '/dashboard/cms/new-schemas'),
      [
        dialog('SchemaDialog', 'Add schema', () => press('Add schema'), fill('Title')),
        dialog('SchemaVersionsDialog', /^Versions of/, () => press('Versions of Notice')),
        dialog('SchemasScreen', /^Remove/, () => press('Remove Notice')),
      ],
    ),
    ...after(
      () => openOwnContent(page),
      [
        dialog('ContentDialog', /^Edit/, () => press('Edit'), fill('Heading')),
        dialog('MoveContentDialog', /^Move /, () => chooseMore(page, 'Move')),
        dialog('ContentPreviewDialog', /^Preview of/, () => press('Preview')),
        dialog('ContentVersionsDialog', 'Versions', () => press('Versions')),
        dialog('ContentPanel', /^Remove/, () => chooseMore(page, 'Remove')),
      ],
    ),
    ...after(() => goTo(page, '/dashboard/settings/tenant-affiliate'), [dialog('AffiliatesScreen', /^Remove /, () => press(/^Remove /))]),
  ]
}

/** Opens a content of the demonstration that can be edited. */
async function openOwnContent(page: Page): Promise<void> {
  await goTo(page, '/dashboard/cms/content')
  await page.getByRole('radio', { name: /^Own tenant/ }).check()
  await page.getByRole('link', { name: 'My gateway is offline' }).click()
}

async function chooseMore(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

async function startOrders(page: Page, customer: Made): Promise<void> {
  await givenSale(page, customer)
  const change = { installationStatus: 'planned' }
  const run = await call<{ id: string }>(page, '/api/v1/customers/order-status', { origin: 'chosen', customerIds: [customer.id], change })
  await goTo(page, `/dashboard/customers/update-order-status?run=${run.id}`)
}

/** Uploads a valid row and one with a fault. */
async function uploadFile(page: Page): Promise<void> {
  const stamp = Date.now()
  const lines = ['accountEmail,firstName,lastName,address,zipCode,city', `a.${stamp}@import.example,Anna,Groß,Gartenweg 1,68159,Mannheim`]
  const buffer = Buffer.from([...lines, 'nobody,Jürgen,Käthe,Gartenweg 3,681,Mannheim', ''].join('\n'))
  await goTo(page, '/dashboard/customers/upload')
  await page.locator('input[type=file]').setInputFiles({ name: `sweep-${stamp}.csv`, mimeType: 'text/csv', buffer })
  await page.getByRole('link', { name: /^Correct row/ }).waitFor()
}
