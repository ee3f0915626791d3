import { Button } from '@mantine/core'
import { IconPlus, IconTemplate, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import { ActionButton } from '../../../page/ActionButton.tsx'
import layout from '../../../page/layout.module.css'
import { useCan } from '../../../session/use-session.ts'
import { profileQuery } from '../../profile/profile.queries.ts'
import classes from '../sales.module.css'
import { deleteTemplate, refreshTemplates, saleTemplatesQuery } from '../sales.queries.ts'
import { type NamedTemplate, namedTemplates } from './named-templates.ts'
import { SaleTemplateForm } from './SaleTemplateForm.tsx'

type Open = { kind: 'add' } | { kind: 'edit' | 'remove'; template: NamedTemplate }

/** The tenant's own templates and inherited ones. */
export function SaleTemplatesDialog({ onClose }: { onClose: () => void }) {
  const t = useT('sales')
  const mayWrite = useCan()('write:sale-templates')
  const [open, setOpen] = useState<Open>()
  const back = () => setOpen(undefined)
  const isForm = open?.kind === 'add' || open?.kind === 'edit'
  const title =
    open?.kind === 'add' ? t('sales.templates.add') : open?.kind === 'edit' ? t('sales.templates.edit') : t('sales.templates.title')
  return (
    <>
      <Dialog title={title} onClose={onClose} size="lg">
        {isForm ? (
          <TemplateForm template={open.kind === 'edit' ? open.template : undefined} onDone={back} />
        ) : (
          <div className={layout.stack}>
            <div className={classes.head}>
              <Tooltip label={mayWrite ? undefined : t('sales.templates.noPermission')}>
                <Button
                  size="compact-md"
                  leftSection={<IconPlus size={15} aria-hidden />}
                  disabled={!mayWrite}
                  onClick={() => setOpen({ kind: 'add' })}
                >
                  {t('sales.templates.add')}
                </Button>
              </Tooltip>
            </div>
            <TemplateList onOpen={setOpen} />
          </div>
        )}
      </Dialog>
      {open?.kind === 'remove' ? <RemoveTemplateDialog template={open.template} onClose={back} /> : null}
    </>
  )
}

function TemplateForm({ template, onDone }: { template: NamedTemplate | undefined; onDone: () => void }) {
  const profile = useQuery({ ...profileQuery, enabled: !template })
  // It becomes a template of the tenant in which the member works.
  const language = template?.language ?? (profile.data?.workingIn?.tenant ?? profile.data?.tenant)?.language
  if (profile.isError && !language) return <QueryFailure query={profile} />
  return language ? <SaleTemplateForm template={template} language={language} onDone={onDone} /> : <SkeletonLines count={3} />
}

function TemplateList({ onOpen }: { onOpen: (open: Open) => void }) {
  const t = useT('sales')
  const { language } = useLanguage()
  const list = useQuery(saleTemplatesQuery())
  if (list.isError && !list.data) return <QueryFailure query={list} />
  if (!list.data) return <SkeletonLines count={3} />
  if (list.data.items.length === 0)
    return (
      <EmptyState icon={IconTemplate} title={t('sales.templates.empty')}>
        {t('sales.templates.emptyHint')}
      </EmptyState>
    )
  return (
    <ul className={classes.list}>
      {namedTemplates(list.data.items, language).map((template) => (
        <TemplateRow key={template.id} template={template} onOpen={onOpen} />
      ))}
    </ul>
  )
}

function TemplateRow({ template, onOpen }: { template: NamedTemplate; onOpen: (open: Open) => void }) {
  const t = useT('sales', 'devices')
  const can = useCan()
  const inherited = template.isInherited ? t('sales.templates.inheritedHint', { tenant: template.tenant.name }) : undefined
  const writeReason = can('write:sale-templates') ? inherited : t('sales.templates.noPermission')
  const removeReason = can('delete:sale-templates') ? inherited : t('sales.templates.noPermission')
  return (
    <li>
      <span className={classes.grow}>
        <b>{template.shownName}</b>{' '}
        <span className={layout.meta}>
          <Tag>{t(`devices.kind.${template.installationKind}`)}</Tag>
          {t('sales.start.preview', { count: template.steps.length })}
          {template.isInherited ? (
            <Tag>{t('sales.templates.inherited', { tenant: template.tenant.name })}</Tag>
          ) : (
            <span>{template.tenant.name}</span>
          )}
        </span>
      </span>
      <span className={classes.rowButtons}>
        <ActionButton
          isSmall
          reason={writeReason}
          label={t('sales.templates.editNamed', { name: template.shownName })}
          onClick={() => onOpen({ kind: 'edit', template })}
        >
          {t('ui.action.edit')}
        </ActionButton>
        <ActionButton
          isSmall
          reason={removeReason}
          icon={IconTrash}
          label={t('sales.templates.removeNamed', { name: template.shownName })}
          onClick={() => onOpen({ kind: 'remove', template })}
        >
          {t('ui.action.remove')}
        </ActionButton>
      </span>
    </li>
  )
}

function RemoveTemplateDialog({ template, onClose }: { template: NamedTemplate; onClose: () => void }) {
  const t = useT('sales')
  const remove = useAction({
    act: () => deleteTemplate(template.id),
    done: t('sales.templates.removed'),
    refresh: refreshTemplates,
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('sales.templates.removeTitle')}
      confirmLabel={t('sales.templates.remove')}
      isDanger
      isPending={remove.isPending}
      onConfirm={remove.run}
      onClose={onClose}
    >
      <p>{t('sales.templates.removeText', { name: template.shownName })}</p>
    </ConfirmDialog>
  )
}
