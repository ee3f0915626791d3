import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import type { ReactNode } from 'react'
import { FormFailure } from '../../forms/FormFailure.tsx'
import type { Draft } from '../../forms/use-draft.ts'
import type { Saving } from '../../forms/use-save-record.ts'
import { useIsUploading } from '../../forms/use-uploading.ts'
import layout from '../../page/layout.module.css'
import { type AffiliateSection, affiliateSections, useSections } from './AffiliateSections.tsx'
import type { AffiliateValues } from './affiliate-form.ts'
import classes from './affiliates.module.css'

type Props = {
  saving: Saving & { form: Form<AffiliateValues> }
  draft: Draft
  /** Absent for a new one, which has no logo yet. */
  affiliateId?: string
  /** Why it cannot be saved; undefined if it can. */
  refusal?: string
  onDiscard: () => void
}

/** Settings by section, with a list of the sections beside them and the buttons always visible. */
export function AffiliateForm({ saving, draft, affiliateId, refusal, onDiscard }: Props) {
  const t = useT('tenants', 'forms')
  const { form, isPending } = saving
  const isUploading = useIsUploading()
  const reason = refusal ?? (isUploading ? t('forms.file.uploading') : undefined)
  const sections = useSections(form, affiliateId)
  if (saving.chooser) return <Panel>{saving.chooser}</Panel>
  const shown = affiliateSections.filter((section) => sections[section])
  return (
    <form onSubmit={form.onSubmit} noValidate className={classes.page}>
      <nav aria-label={t('tenants.sections')} className={classes.index}>
        {shown.map((section) => (
          <Link key={section} to="." hash={section} replace>
            {t(`tenants.section.${section}`)}
          </Link>
        ))}
      </nav>
      <div className={layout.stack}>
        {shown.map((section) => (
          <Section key={section} name={section}>
            {sections[section]}
          </Section>
        ))}
        <div className={classes.bar}>
          <FormFailure error={saving.error} words={saving.failed} />
          <div className={layout.buttons}>
            {draft.isKept && form.isDirty ? <span className={layout.hint}>{t('tenants.draft')}</span> : null}
            <Button
              variant="default"
              disabled={!form.isDirty || isPending}
              onClick={() => {
                draft.clear()
                onDiscard()
              }}
            >
              {t('tenants.discard')}
            </Button>
            <Tooltip label={reason}>
              <Button type="submit" loading={isPending} disabled={reason !== undefined || (affiliateId !== undefined && !form.isDirty)}>
                {t(affiliateId ? 'ui.action.save' : 'tenants.add')}
              </Button>
            </Tooltip>
          </div>
        </div>
      </div>
    </form>
  )
}

function Section({ name, children }: { name: AffiliateSection; children: ReactNode }) {
  const t = useT('tenants')
  return (
    <div id={name} className={classes.section}>
      <Panel title={t(`tenants.section.${name}`)}>{children}</Panel>
    </div>
  )
}
