import { Button } from '@mantine/core'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { type WhiteLabel, whiteLabelModel } from '@wattdesk/contract/white-label/models.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useEffect, useState } from 'react'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { LeaveQuestion } from '../../forms/LeaveQuestion.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { useIsUploading } from '../../forms/use-uploading.ts'
import { ActionButton } from '../../page/ActionButton.tsx'
import layout from '../../page/layout.module.css'
import { BrandFields } from './BrandFields.tsx'
import { BrandPicture } from './BrandPicture.tsx'
import { BrandPreview } from './BrandPreview.tsx'
import { brandValues } from './brand-values.ts'
import { EditionsDialog } from './EditionsDialog.tsx'
import { MailPreview } from './MailPreview.tsx'
import classes from './white-label.module.css'
import { publishBrand, refreshBrand, setWhiteLabel, whiteLabelQuery } from './white-label.queries.ts'

type Props = {
  customer: Customer
  brand: WhiteLabel
  /** Why it cannot be changed; undefined if it can. */
  reason: string | undefined
  onRestart: () => void
}

export function BrandForm({ customer, brand, reason, onRestart }: Props) {
  const t = useT('whiteLabel', 'forms')
  const pictureWords = (name: 'logoFileId' | 'iconFileId') => ({
    label: t(`whiteLabel.field.${name}`),
    wordsOf: (fileId: unknown) => <BrandPicture customerId={customer.id} fileId={String(fileId)} />,
  })
  const saving = useSaveRecord({
    schema: whiteLabelModel,
    initial: () => brandValues(brand),
    save: (model) => setWhiteLabel(customer.id, model),
    conflict: {
      code: 'BrandChanged',
      load: async (read) => {
        const saved = await read(whiteLabelQuery(customer.id))
        return { values: brandValues(saved), savedAt: saved.updatedAt }
      },
      words: { logoFileId: pictureWords('logoFileId'), iconFileId: pictureWords('iconFileId') },
    },
    saved: t('whiteLabel.saved'),
    failed: (why) => t('whiteLabel.failed', { reason: why }),
    refresh: (client, saved) => refreshBrand(client, customer.id, saved),
    onSaved: onRestart,
  })
  const { form } = saving
  const isOld = brand.version !== form.values.version && !form.isDirty && !saving.isPending
  useEffect(() => {
    // Somebody else saved, and no typed input would be lost.
    if (isOld) onRestart()
  }, [isOld, onRestart])

  const isUploading = useIsUploading()
  const isReadOnly = reason !== undefined
  const [isListing, setListing] = useState(false)
  const publish = useAction({
    act: () => publishBrand(customer.id, brand.version),
    done: t('whiteLabel.publishedNow'),
    refresh: (client, published) => refreshBrand(client, customer.id, published),
    onDone: onRestart,
  })
  const unpublishable = reason ?? (form.isDirty ? t('whiteLabel.saveFirst') : brand.isDraft ? undefined : t('whiteLabel.nothingToPublish'))
  return (
    <>
      {form.isDirty && !saving.isPending ? <LeaveQuestion /> : null}
      <Panel
        title={t('whiteLabel.title')}
        actions={
          <>
            {brand.isDraft ? <Tag tone="warning">{t('whiteLabel.draft')}</Tag> : null}
            <Button variant="default" size="compact-sm" onClick={() => setListing(true)}>
              {t('whiteLabel.editions.title')}
            </Button>
            <ActionButton reason={unpublishable} isSmall isPending={publish.isPending} onClick={() => publish.run()}>
              {t('whiteLabel.publish')}
            </ActionButton>
          </>
        }
      >
        {saving.chooser ?? (
          <form onSubmit={form.onSubmit} noValidate className={classes.form}>
            <p className={layout.hint}>{t('whiteLabel.intro')}</p>
            {reason ? <p className={classes.notice}>{reason}</p> : null}
            <BrandFields form={form} customerId={customer.id} isReadOnly={isReadOnly} />
            <FormFailure error={saving.error} words={saving.failed} />
            <div className={layout.buttons}>
              <span className={layout.hint}>
                {brand.updatedAt ? (
                  <>
                    {t('whiteLabel.field.updatedAt')}: <Instant at={brand.updatedAt} />
                  </>
                ) : (
                  t('whiteLabel.notSet')
                )}
              </span>
              <Button variant="default" disabled={!form.isDirty || saving.isPending} onClick={() => form.reset(brandValues(brand))}>
                {t('whiteLabel.discard')}
              </Button>
              <Tooltip label={isUploading ? t('forms.file.uploading') : undefined}>
                <Button type="submit" loading={saving.isPending} disabled={isReadOnly || !form.isDirty || isUploading}>
                  {t('ui.action.save')}
                </Button>
              </Tooltip>
            </div>
          </form>
        )}
      </Panel>
      <div className={layout.stack}>
        <BrandPreview values={form.values} customerId={customer.id} region={brand.region} />
        <MailPreview customerId={customer.id} values={form.values} />
      </div>
      {isListing ? (
        <EditionsDialog
          customerId={customer.id}
          brand={brand}
          reason={reason ?? (form.isDirty ? t('whiteLabel.saveFirst') : undefined)}
          onClose={() => setListing(false)}
          onRestored={() => {
            setListing(false)
            onRestart()
          }}
        />
      ) : null}
    </>
  )
}
