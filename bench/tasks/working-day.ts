import { call, findDevice, findMeasuredHome, findThreeHundred, givenCustomer } from './given.ts'
import type { Hand } from './hand.ts'

/** `most`: the maximum effort of a task; ten clicks by default. */
export type Task = {
  name: string
  most?: { clicks: number; keys?: number }
  run: (hand: Hand, about: { address: string; mailbox: string | undefined }) => Promise<void>
}

const listPath = '/dashboard/customers/list'
const title = (hand: Hand, name: string | RegExp) => hand.page.getByRole('heading', { name, level: 1 })
const button = (hand: Hand, name: string | RegExp) => hand.page.getByRole('button', { name, exact: typeof name === 'string' })
const dialog = (hand: Hand) => hand.page.getByRole('dialog').last()

async function openCustomer(hand: Hand, { id, accountName }: { id: string; accountName: string }): Promise<void> {
  await hand.page.goto(`/dashboard/customers/${id}/account`)
  await hand.see(title(hand, accountName))
}

/** Types into the search of the header and opens the first customer found. */
async function search(hand: Hand, term: string, expected: RegExp): Promise<void> {
  const { page } = hand
  await page.goto('/dashboard')
  await hand.see(title(hand, 'Dashboard'))
  hand.begin()
  const box = page.getByRole('banner').getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox')).first()
  await hand.click(box)
  await hand.type(box, term)
  await hand.press('Enter')
  const result = page.getByRole('main').getByRole('link', { name: expected }).first()
  await hand.see(result)
  await hand.click(result)
  await hand.see(title(hand, expected))
}

const literally = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** A support agent's tasks on a working day. */
export const tasks: readonly Task[] = [
  { name: 'find by half a name', run: (hand) => search(hand, 'Beck', /Beck/) },
  {
    name: 'find by device serial',
    async run(hand) {
      await hand.page.goto(listPath)
      const { serialNumber, accountName } = await findDevice(hand.page)
      await search(hand, serialNumber, literally(accountName))
    },
  },
  {
    name: 'change an address',
    async run(hand) {
      await hand.page.goto(listPath)
      await openCustomer(hand, await givenCustomer(hand.page))
      hand.begin()
      await hand.click(hand.page.getByRole('button', { name: /Edit site/ }).first())
      await hand.type(dialog(hand).getByRole('textbox', { name: 'Address' }), 'Rosenweg 12')
      await hand.click(dialog(hand).getByRole('button', { name: 'Save' }))
      await hand.see(hand.page.getByText('The site was saved.'))
    },
  },
  {
    name: 'create with invitation',
    async run(hand) {
      const { page } = hand
      await page.goto(listPath)
      const mark = String(Date.now())
      hand.begin()
      await hand.click(button(hand, 'Add customer'))
      const next = () => hand.click(dialog(hand).getByRole('button', { name: 'Next' }))
      const fill = (name: string | RegExp, text: string) => hand.type(dialog(hand).getByRole('textbox', { name }), text)
      await next()
      await fill('Account name', `Brandt ${mark}`)
      await fill('Account e-mail', `brandt.${mark}@home.example`)
      // Wizards that derive the names from the account need no further input.
      const first = dialog(hand).getByRole('textbox', { name: 'First name' })
      if ((await first.isVisible()) && (await first.inputValue()) === '') {
        await fill('First name', 'Ada')
        await fill('Last name', 'Brandt')
      }
      await next()
      const site = dialog(hand).getByRole('textbox', { name: 'Site name' })
      if ((await site.inputValue()) === '') await fill('Site name', 'Home')
      await fill('Address', 'Gartenweg 7')
      await fill(/ZIP/, '68159')
      await fill('City', 'Mannheim')
      await next()
      await hand.click(dialog(hand).getByRole('button', { name: /^Create customer/ }))
      await hand.see(title(hand, `Brandt ${mark}`))
      const { items } = await call<{ items: unknown[] }>(
        page,
        `/api/v1/mails?filter=${encodeURIComponent(JSON.stringify({ recipient: `brandt.${mark}@home.example` }))}`,
      )
      if (items.length > 0) return
      await hand.click(page.getByRole('table', { name: 'Users' }).getByRole('link').first())
      await hand.click(dialog(hand).getByRole('button', { name: 'Send invitation' }))
      await hand.see(page.getByText(/is on its way/))
    },
  },
  {
    name: 'follow an invitation',
    async run(hand, { mailbox }) {
      if (!mailbox) throw new Error('no mailbox was named')
      const { page } = hand
      await page.goto(listPath)
      const customer = await givenCustomer(page)
      await openCustomer(hand, customer)
      await page.getByRole('table', { name: 'Users' }).getByRole('link').first().click()
      await dialog(hand).getByRole('button', { name: 'Send invitation' }).click()
      await hand.see(page.getByText(/is on its way/))
      await page.goto(`${mailbox}?lang=en`)
      hand.begin()
      await hand.click(page.getByRole('row').filter({ hasText: customer.accountEmail }).first().getByRole('link'))
      const [welcome] = await Promise.all([
        page.context().waitForEvent('page'),
        hand.click(page.frameLocator('iframe').getByRole('link', { name: 'Accept invitation' })),
      ])
      await hand.type(welcome.getByLabel('Password'), 'copper lantern on a hill')
      await hand.click(welcome.getByRole('button', { name: 'Accept invitation' }))
      await hand.see(welcome.getByRole('heading', { name: 'All set' }))
      await welcome.close()
    },
  },
  {
    name: 'mend a faulty CSV',
    async run(hand) {
      const { page } = hand
      const mark = String(Date.now())
      const rows = [`anna.${mark}@import.example;Anna;Groß;Gartenweg 1;68159;Mannheim`, `nobody;Jürgen;Käthe;Gartenweg 3;681;Mannheim`]
      const buffer = Buffer.from(['E-Mail;Vorname;Nachname;Straße;PLZ;Ort', ...rows, ''].join('\r\n'), 'latin1')
      await page.goto('/dashboard/customers/upload')
      hand.begin()
      await hand.upload(page.locator('input[type=file]'), { name: `day-${mark}.csv`, mimeType: 'text/csv', buffer })
      await hand.click(page.getByRole('link', { name: 'Correct row 3' }))
      await hand.type(dialog(hand).getByRole('textbox', { name: 'ZIP code' }), '68159')
      await hand.type(dialog(hand).getByRole('textbox', { name: 'Account e-mail' }), `juergen.${mark}@import.example`)
      await hand.click(dialog(hand).getByRole('button', { name: 'Save' }))
      await hand.click(button(hand, 'Import 2 customers'))
      await hand.click(button(hand, 'Start'))
      await hand.see(page.getByText('Created', { exact: true }))
    },
  },
  {
    name: 'import 1,000 with 20 faults',
    most: { clicks: 15 },
    async run(hand) {
      const { page } = hand
      const mark = String(Date.now())
      // Repeated mistakes, as in exports, and single ones.
      const faultOf = (at: number) => (at < 10 ? { zip: '681' } : at < 17 ? { zip: '99' } : at < 20 ? { email: `nobody ${at}` } : {})
      const rows = Array.from({ length: 1_000 }, (_, at) => {
        const { zip = '68159', email = `r${at}.${mark}@import.example` } = faultOf(at)
        return `${email};Ada;Lang;Gartenweg ${at + 1};${zip};Mannheim`
      })
      const buffer = Buffer.from(['E-Mail;Vorname;Nachname;Straße;PLZ;Ort', ...rows, ''].join('\r\n'), 'latin1')
      await page.goto('/dashboard/customers/upload')
      hand.begin()
      await hand.upload(page.locator('input[type=file]'), { name: `month-${mark}.csv`, mimeType: 'text/csv', buffer })
      const correct = async (field: string, text: string) => {
        await hand.type(page.getByRole('textbox', { name: field, exact: true }), text)
        await hand.press('Enter')
      }
      for (const [zip, row] of [
        ['681', 2],
        ['99', 12],
      ] as const) {
        await correct(`ZIP code of row ${row}`, '68159')
        await hand.click(button(hand, `Replace “${zip}” with “68159”`))
        await hand.see(page.getByText(/more rows were corrected/))
      }
      for (const at of [17, 18, 19]) await correct(`Account e-mail of row ${at + 2}`, `r${at}.${mark}@import.example`)
      await hand.click(button(hand, /^Import 1,000 customers/))
      await hand.click(button(hand, 'Start'))
      await hand.see(page.getByText('Created', { exact: true }), 120_000)
    },
  },
  {
    name: 'deactivate and reactivate',
    async run(hand) {
      const { page } = hand
      await page.goto(listPath)
      const customer = await givenCustomer(page)
      await openCustomer(hand, customer)
      hand.begin()
      const choose = async (name: string) => {
        await hand.click(button(hand, 'More actions for this customer'))
        await hand.click(page.getByRole('menuitem', { name }))
      }
      await choose('Deactivate')
      await hand.type(dialog(hand).getByRole('textbox', { name: 'Account e-mail' }), customer.accountEmail)
      await hand.click(dialog(hand).getByRole('button', { name: 'Deactivate' }))
      await hand.see(page.getByText(/was deactivated/))
      await choose('Reactivate')
      const confirm = page.getByRole('dialog').getByRole('button', { name: 'Reactivate' })
      if (await hand.offers(confirm)) await hand.click(confirm)
      await hand.see(page.getByText(/was reactivated|is active again/))
    },
  },
  {
    name: 'filter and share a view',
    async run(hand) {
      const { page } = hand
      await page.goto(listPath)
      await hand.see(page.getByRole('table').getByRole('link'))
      hand.begin()
      await hand.click(button(hand, 'Filter'))
      await hand.click(button(hand, 'Type'))
      await hand.click(page.getByRole('checkbox', { name: 'Partner', exact: true }))
      await hand.press('Escape')
      await hand.click(button(hand, /^Views/))
      await hand.click(page.getByRole('menuitem', { name: /Save as a new view/ }))
      const name = `Partners ${Date.now()}`
      await hand.type(dialog(hand).getByRole('textbox', { name: 'Name' }), name)
      await hand.click(dialog(hand).getByRole('button', { name: 'Save' }))
      await hand.see(button(hand, new RegExp(`^${name}`)))
      await hand.click(button(hand, new RegExp(`^${name}`)))
      await hand.click(page.getByRole('menuitem', { name: /^Copy a link|^Share/ }))
    },
  },
  {
    name: 'change 300 and undo',
    async run(hand) {
      const { page } = hand
      await page.goto(listPath)
      const word = await findThreeHundred(page)
      await page.goto(listPath)
      await hand.see(page.getByRole('table').getByRole('link'))
      hand.begin()
      await hand.type(page.getByRole('main').getByRole('searchbox').first(), word)
      await hand.see(page.locator('tbody').filter({ hasText: word }))
      await hand.click(page.getByRole('checkbox', { name: 'Select all on this page' }))
      const bar = page.getByRole('region', { name: 'Actions on the selected customers' })
      await hand.click(bar.getByRole('button', { name: /^Select all/ }))
      await hand.click(bar.getByRole('button', { name: 'Assign feature groups' }))
      const groups = dialog(hand).getByRole('group', { name: 'Feature groups' }).getByRole('checkbox')
      await hand.see(groups)
      for (const group of await groups.all().then((all) => all.slice(0, 2))) await hand.click(group)
      await hand.click(dialog(hand).getByRole('button', { name: 'Show preview' }))
      const start = page.getByRole('button', { name: /^Assign .*customers?$/ })
      await hand.click(start.first())
      await hand.click(dialog(hand).getByRole('button', { name: /^Assign/ }))
      await hand.click(page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }))
      await hand.click(dialog(hand).getByRole('button', { name: 'Undo' }))
      await hand.see(page.getByText('Undone', { exact: true }))
    },
  },
  {
    name: 'find out what changed yesterday',
    async run(hand) {
      const { page } = hand
      await page.goto('/dashboard')
      await hand.see(title(hand, 'Dashboard'))
      hand.begin()
      await hand.click(page.getByRole('link', { name: 'Account activity log' }).first())
      await hand.see(title(hand, 'Account activity log'))
      const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
      const hasChips = await hand.offers(button(hand, 'Filter'))
      if (hasChips) await hand.click(button(hand, 'Filter'))
      await hand.click(hasChips ? dialog(hand).getByRole('button', { name: 'Time', exact: true }) : button(hand, 'Time').first())
      if (await hand.offers(button(hand, 'Yesterday'))) {
        await hand.click(button(hand, 'Yesterday'))
      } else {
        await hand.type(page.getByLabel('from'), day)
        await hand.type(page.getByLabel('until'), day)
      }
      await page.waitForURL(/from=.*until=/)
      await hand.press('Escape')
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'open a live view by keys',
    most: { clicks: 0, keys: 15 },
    async run(hand) {
      const { page } = hand
      await page.goto('/dashboard')
      const { accountName, externalReferenceId } = await findMeasuredHome(page)
      await hand.see(title(hand, 'Dashboard'))
      hand.begin()
      await hand.press('Control+k')
      await hand.type(page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox'), externalReferenceId)
      await hand.see(page.getByRole('option', { name: literally(accountName) }))
      await hand.press('Enter')
      await hand.see(title(hand, accountName))
      await hand.press('3')
      await hand.see(page.getByRole('heading', { name: 'Power now' }))
    },
  },
]
