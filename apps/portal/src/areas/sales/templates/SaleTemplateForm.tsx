import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import { type WholeLanguage, wholeLanguages } from '@wattdesk/contract/languages.ts'
import { type SaleTemplate, saleTemplateAddModel, saleTemplateUpdateModel } from '@wattdesk/contract/sales/templates/models.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import { CheckField, FieldGroup, NumberField, ParagraphField, SelectField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { SaveForm } from '../../../forms/SaveForm.tsx'
import { useSaveRecord } from '../../../forms/use-save-record.ts'
import classes from '../sales.module.css'
import { refreshTemplates, saleTemplatesQuery, saveTemplate } from '../sales.queries.ts'
import { type Spoken, TranslatedName } from './TranslatedName.tsx'
import { TranslationPick } from './TranslationPick.tsx'
import {
  emptyStep,
  languagesWithFaults,
  moved,
  type NamesValues,
  namesWords,
  type StepValues,
  stepWords,
  type TemplateValues,
  templateFaults,
  templateValues,
  toTemplateModel,
} from './template-form.ts'

type Props = {
  template?: SaleTemplate
  /** Of the names: the template's, or the tenant's for a new one. */
  language: Language
  onDone: () => void
}

export function SaleTemplateForm({ template, language, onDone }: Props) {
  const t = useT('sales', 'devices')
  const speech = useLanguage()
  const [chosen, setChosen] = useState<readonly WholeLanguage[]>([])
  const saving = useSaveRecord({
    schema: template ? saleTemplateUpdateModel : saleTemplateAddModel,
    initial: () => templateValues(template),
    toModel: toTemplateModel,
    save: (model) => saveTemplate(template?.id, model),
    conflict: {
      code: 'SaleTemplateChanged',
      load: async (read) => {
        const { items } = await read(saleTemplatesQuery())
        const saved = items.find((one) => one.id === template?.id)
        if (!saved) throw new Error('The template no longer exists')
        return { values: templateValues(saved) }
      },
      words: {
        names: { label: t('sales.templates.translations'), wordsOf: (names) => namesWords(names as NamesValues, speech.language) },
        steps: { label: t('sales.templates.steps'), wordsOf: (steps) => stepWords(steps as StepValues[], speech) },
      },
    },
    faultsOf: templateFaults,
    onError: (error) => {
      const refused = languagesWithFaults(templateFaults(error))
      if (refused.length > 0) setChosen(refused)
      return false
    },
    saved: t('sales.templates.saved'),
    failed: (reason) => t('sales.templates.failed', { reason }),
    refresh: refreshTemplates,
    onSaved: onDone,
  })
  const { form } = saving
  const faulty = languagesWithFaults(form.faults)
  const shown = wholeLanguages.filter((one) => one !== language && (chosen.includes(one) || faulty.includes(one)))
  const spoken = { own: language, others: shown }
  return (
    <SaveForm saving={saving} cancel={t('sales.templates.backToList')} onCancel={onDone}>
      <FieldGroup>
        <TranslatedName
          form={form}
          path=""
          labelOf={(one) => t('sales.templates.nameIn', { language: one })}
          spoken={spoken}
          hasAutofocus
        />
      </FieldGroup>
      <FieldGroup>
        <SelectField
          form={form}
          name="installationKind"
          label={t('sales.field.installationKind')}
          choices={installationKinds.map((value) => ({ value, label: t(`devices.kind.${value}`) }))}
          isRequired
        />
        <TranslationPick values={form.values} own={language} chosen={chosen[0]} onChoose={(one) => setChosen(one ? [one] : [])} />
      </FieldGroup>
      {form.values.steps.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new step has no ID, and its inputs show whatever the form has at their path
        <StepFields key={at} form={form} at={at} spoken={spoken} />
      ))}
      <div>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={15} aria-hidden />}
          disabled={form.values.steps.length >= 30}
          onClick={() => form.set('steps', [...form.values.steps, emptyStep()])}
        >
          {t('sales.templates.addStep')}
        </Button>
      </div>
    </SaveForm>
  )
}

function StepFields({ form, at, spoken }: { form: Form<TemplateValues>; at: number; spoken: Spoken }) {
  const t = useT('sales')
  const { steps } = form.values
  const number = at + 1
  const put = (next: TemplateValues['steps']) => form.set('steps', next)
  return (
    <fieldset className={classes.editStep} aria-label={t('sales.templates.step', { number })}>
      <div className={classes.names}>
        <TranslatedName
          form={form}
          path={`steps.${at}.`}
          labelOf={(language) => t('sales.templates.stepNameIn', { language })}
          spoken={spoken}
        />
      </div>
      <NumberField
        form={form}
        name={`steps.${at}.plannedAfterDays`}
        label={t('sales.templates.plannedAfterDays')}
        unit={t('sales.templates.days')}
      />
      <div className={classes.tools}>
        <ActionIcon aria-label={t('sales.templates.moveUp', { number })} disabled={at === 0} onClick={() => put(moved(steps, at, -1))}>
          <IconArrowUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          aria-label={t('sales.templates.moveDown', { number })}
          disabled={at === steps.length - 1}
          onClick={() => put(moved(steps, at, 1))}
        >
          <IconArrowDown size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          aria-label={t('sales.templates.removeStep', { number })}
          disabled={steps.length === 1}
          onClick={() => put(steps.filter((_, other) => other !== at))}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
      <ParagraphField form={form} name={`steps.${at}.customerMessage`} label={t('sales.field.customerMessage')} rows={2} />
      <div className={classes.wide}>
        <CheckField form={form} name={`steps.${at}.needsInstallation`} label={t('sales.templates.needsInstallation')} />
      </div>
    </fieldset>
  )
}
