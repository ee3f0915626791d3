/**
 * Sale templates: the steps a sale starts with. A template belongs to a tenant, which names it uniquely; the tenants below
 * inherit it, can use it and cannot change it. Existing sales keep their steps. Names are in the language that the tenant had
 * when the template was added, and may be translated; they are unique for readers of each language.
 */
import { type Language, wholeLanguages } from '@wattdesk/contract/languages.ts'
import type { Translations } from '@wattdesk/contract/names.ts'
import {
  repeatedStepNames,
  type SaleTemplateAddModel,
  type SaleTemplateStep,
  type SaleTemplateUpdateModel,
} from '@wattdesk/contract/sales/templates/models.ts'
import type { Db } from '../../../db/connect.ts'
import type { Scope } from '../../../db/scope.ts'
import { type Tx, transaction, violatedConstraint } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { newId } from '../../../platform/ids.ts'
import { changesOf, recordActivity } from '../../activities/activities.service.ts'
import { findTenant, requireTenantById, requireTenantOfScope } from '../../tenants/tenants.service.ts'
import * as store from './sale-templates.store.ts'

/** Repeating an ID with the same values returns the existing template. */
export async function addTemplate(ctx: Ctx, call: Call, model: SaleTemplateAddModel): Promise<string> {
  const { id: givenId, tenantId, ...given } = model
  const at = ctx.clock.now()
  const id = givenId ?? newId(at)
  const { scope } = call.caller
  try {
    await transaction(ctx.db, async (tx) => {
      const tenant = tenantId ? await findTenant(tx, scope, tenantId) : await requireTenantOfScope(tx, scope)
      if (!tenant) throw new DomainError('NotFound', { field: 'tenantId' })
      const owner = { tenantId: tenant.id, affiliateId: tenant.affiliateId }
      const language = tenant.language as Language // written from the contract's own list
      const { steps, ...fields } = completed(given, { language, names: {}, steps: [] })
      const known = await store.findTemplate(tx, id)
      if (known) return requireUnchanged(tx, scope, known, { ...fields, steps, tenantId: tenant.id })
      await store.insertTemplate(tx, { ...fields, ...owner, language, id, createdAt: at, updatedAt: at }, steps)
      await recordActivity(tx, ctx, call, {
        ...about(id, owner),
        action: 'create',
        event: 'sale-template.added',
        after: { ...fields, steps },
      })
    })
  } catch (error) {
    // The same request at the same time.
    if (violatedConstraint(error) === 'sale_templates_pkey') return addTemplate(ctx, call, model)
    throw translated(error, model)
  }
  return id
}

type Whole = ReturnType<typeof completed> & { tenantId: string }

/** Throws unless a template is that of an identical earlier request. */
async function requireUnchanged(tx: Tx, scope: Scope, known: store.TemplateRecord, { tenantId, ...asked }: Whole): Promise<void> {
  const isOwn = known.tenantId === tenantId && (await isWithin(tx, scope, known))
  if (isOwn && !changesOf(await loggedOf(tx, known), asked)) return
  throw isOwn && known.name === asked.name ? new DomainError('DuplicatedSaleTemplate', { field: 'name' }) : new DomainError('Conflict')
}

export async function updateTemplate(ctx: Ctx, call: Call, id: string, model: SaleTemplateUpdateModel): Promise<void> {
  const { version, ...given } = model
  try {
    await transaction(ctx.db, async (tx) => {
      const current = await lockOwnTemplate(tx, call.caller.scope, id)
      if (current.version !== version) throw new DomainError('SaleTemplateChanged', { version: current.version, givenVersion: version })
      const before = await loggedOf(tx, current)
      const { steps, ...fields } = completed(given, { ...before, language: await languageOf(tx, current) })
      const changes = changesOf(before, { ...fields, steps })
      if (!changes) return
      await store.changeTemplate(tx, id, { ...fields, version: version + 1, updatedAt: ctx.clock.now() }, steps)
      await recordActivity(tx, ctx, call, { ...about(id, current), action: 'update', event: 'sale-template.changed', ...changes })
    })
  } catch (error) {
    throw translated(error, model)
  }
}

export async function removeTemplate(ctx: Ctx, call: Call, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const current = await lockOwnTemplate(tx, call.caller.scope, id)
    const before = await loggedOf(tx, current)
    await store.deleteTemplate(tx, id)
    await recordActivity(tx, ctx, call, { ...about(id, current), action: 'delete', event: 'sale-template.removed', before })
  })
}

/** The template must belong to the customer's tenant, its affiliate or the operator. */
export async function requireTemplateFor(tx: Tx, customer: { tenantId: string; affiliateId: string }, id: string) {
  const template = await store.findTemplate(tx, id)
  const isInherited = template && (template.affiliateId === null || template.tenantId === customer.affiliateId)
  if (!template || !(isInherited || template.tenantId === customer.tenantId)) throw new DomainError('SaleTemplateNotFound')
  return { ...template, steps: await readSteps(tx, id) }
}

async function lockOwnTemplate(tx: Tx, scope: Scope, id: string): Promise<store.TemplateRecord> {
  const found = await store.lockTemplate(tx, id)
  if (found && (await isWithin(tx, scope, found))) return found
  // Inherited templates are visible, so the error may name them.
  const isAbove = found && scope.kind !== 'all' && (found.affiliateId === null || found.tenantId === scope.affiliateId)
  throw new DomainError(isAbove ? 'SaleTemplateInherited' : 'NotFound')
}

const isWithin = async (db: Db, scope: Scope, template: store.TemplateRecord) =>
  (await findTenant(db, scope, template.tenantId)) !== undefined

type Given = Omit<SaleTemplateUpdateModel, 'version'>
type Known = { language: Language; names: Translations; steps: readonly { name: string; names: Translations }[] }
type Step = SaleTemplateStep & { names: Translations }

/** The names that were not sent stay. Callers that know nothing of translations keep them by that. */
function completed(
  { names, steps, ...given }: Given,
  known: Known,
): Omit<Given, 'names' | 'steps'> & { names: Translations; steps: Step[] } {
  const namesOfStep = (name: string) => known.steps.find((step) => step.name === name)?.names ?? {}
  const template = {
    ...given,
    names: inOrder(names ?? known.names),
    steps: steps.map(({ name, names: given, ...step }) => ({ name, names: inOrder(given ?? namesOfStep(name)), ...step })),
  }
  refuseOwnLanguage(template, known.language)
  const repeated = repeatedStepNames(template.steps).map((path) => faultOf(['steps', ...path].join('.'), 'StepNameTwice'))
  if (repeated.length > 0) throw new DomainError('ValidationFailed', repeated)
  return template
}

/** The name itself is in that language, so a translation into it would say which of the two applies to nobody. */
function refuseOwnLanguage({ names, steps }: { names: Translations; steps: readonly Step[] }, language: Language): void {
  const paths = [{ path: '', names }, ...steps.map((step, at) => ({ path: `steps.${at}.`, names: step.names }))]
  const faults = paths.filter((one) => language in one.names).map(({ path }) => faultOf(`${path}names.${language}`, 'LanguageOfName'))
  if (faults.length > 0) throw new DomainError('ValidationFailed', faults)
}

/** In one order, whoever wrote them, so that equal names compare as equal. */
const inOrder = (names: Translations): Translations =>
  Object.fromEntries(wholeLanguages.flatMap((language) => (names[language] === undefined ? [] : [[language, names[language]]])))

const faultOf = (field: string, code: string) => ({ field, code, message: code })

const languageOf = async (tx: Tx, { language, tenantId }: store.TemplateRecord): Promise<Language> =>
  language ?? ((await requireTenantById(tx, tenantId)).language as Language) // written from the contract's own list

async function loggedOf(tx: Tx, { id, name, names, installationKind }: store.TemplateRecord) {
  return { name, installationKind, names: inOrder(names), steps: await readSteps(tx, id) }
}

async function readSteps(tx: Tx, id: string) {
  const steps = await store.readTemplateSteps(tx, [id])
  return steps.map(({ name, names, needsInstallation, plannedAfterDays, customerMessage }) => ({
    name,
    names: inOrder(names),
    needsInstallation,
    plannedAfterDays,
    customerMessage,
  }))
}

function about(id: string, { tenantId, affiliateId }: { tenantId: string; affiliateId: string | null }) {
  return { object: { type: 'sale-template', id }, tenant: { tenantId, affiliateId } }
}

/** Names the translation that readers of its language could not tell from another template's name. */
function translated(error: unknown, { names }: { names?: Translations | undefined }): unknown {
  const violated = violatedConstraint(error)
  if (violated === 'sale_templates_name') return new DomainError('DuplicatedSaleTemplate', { field: 'name' })
  const language = wholeLanguages.find((one) => violated === `sale_templates_name_${one}`)
  if (!language) return error
  return new DomainError('DuplicatedSaleTemplate', { field: names?.[language] === undefined ? 'name' : `names.${language}` })
}
