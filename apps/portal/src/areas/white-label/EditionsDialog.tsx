import { useQuery } from '@tanstack/react-query'
import type { BrandFields, WhiteLabel } from '@wattdesk/contract/white-label/models.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { JsonDiff } from '@wattdesk/ui/feedback/JsonDiff.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import layout from '../../page/layout.module.css'
import classes from './white-label.module.css'
import { editionsQuery, refreshBrand, restoreEdition } from './white-label.queries.ts'

type Props = { customerId: string; brand: WhiteLabel; reason: string | undefined; onClose: () => void; onRestored: () => void }

/** Published editions with their changes. Each can become the draft again; the dialog asks before it replaces an unpublished draft. */
export function EditionsDialog({ customerId, brand, reason, onClose, onRestored }: Props) {
  const t = useT('whiteLabel')
  const query = useQuery(editionsQuery(customerId))
  const [replacing, setReplacing] = useState<number>()
  const restore = useAction({
    act: (edition: number) => restoreEdition(customerId, edition, brand.version),
    done: t('whiteLabel.editions.restored'),
    refresh: (client, restored) => refreshBrand(client, customerId, restored),
    onDone: onRestored,
    onEnd: () => setReplacing(undefined),
  })
  const editions = query.data ?? []
  return (
    <Dialog title={t('whiteLabel.editions.title')} size="lg" onClose={onClose}>
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.isPending ? <SkeletonLines count={6} /> : null}
      {query.data?.length === 0 ? <p>{t('whiteLabel.editions.none')}</p> : null}
      <ol className={classes.editions}>
        {editions.map(({ edition, fields, publishedAt, publishedBy }, at) => (
          <li key={edition}>
            <h3>
              {t('whiteLabel.editions.edition', { edition })}
              {edition === brand.published?.edition ? <Tag tone="ok">{t('whiteLabel.published')}</Tag> : null}
              <small>
                <Instant at={publishedAt} />
                {publishedBy ? `, ${publishedBy}` : null}
              </small>
              <ActionButton
                reason={reason}
                isSmall
                label={t('whiteLabel.editions.restoreOf', { edition })}
                isPending={restore.isPending && restore.input === edition}
                onClick={() => (brand.isDraft ? setReplacing(edition) : restore.run(edition))}
              >
                {t('whiteLabel.editions.restore')}
              </ActionButton>
            </h3>
            {edition > 1 && at === editions.length - 1 ? (
              <p className={layout.hint}>{t('whiteLabel.editions.older')}</p>
            ) : (
              <JsonDiff
                before={editions[at + 1]?.fields ?? null}
                after={fields}
                labelOf={(name) => t(`whiteLabel.field.${name as keyof BrandFields}`)} // a brand's fields have no parts
                wordsOf={(name, value) =>
                  name === 'logoFileId' || name === 'iconFileId' ? t('whiteLabel.editions.picture') : String(value)
                }
              />
            )}
          </li>
        ))}
      </ol>
      {replacing === undefined ? null : (
        <ConfirmDialog
          title={t('whiteLabel.editions.replaceTitle')}
          confirmLabel={t('whiteLabel.editions.replace')}
          isDanger
          isPending={restore.isPending}
          onConfirm={() => restore.run(replacing)}
          onClose={() => setReplacing(undefined)}
        >
          <p>{t('whiteLabel.editions.replaceText', { edition: replacing })}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
