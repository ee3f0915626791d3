import { Button } from '@mantine/core'
import type { ClientCredentialsWithSecret } from '@wattdesk/contract/api-access/models.ts'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useDialogWork } from '@wattdesk/ui/overlay/dialog-work.ts'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import layout from '../../page/layout.module.css'
import classes from './api-access.module.css'

type Props = { made: ClientCredentialsWithSecret; onClose: () => void }

/** The secret is never shown again, so that only the button closes it. */
export function SecretDialog({ made, onClose }: Props) {
  const t = useT('apiAccess')
  return (
    <Dialog title={t('apiAccess.secret.title', { name: made.name })} onClose={onClose} isPinned>
      <Secret made={made} />
    </Dialog>
  )
}

function Secret({ made }: Pick<Props, 'made'>) {
  const t = useT('apiAccess')
  const leave = useDialogWork({ isDirty: false, isBusy: false })
  return (
    <div className={layout.stack}>
      <p>{t('apiAccess.secret.once')}</p>
      <div className={classes.secret}>
        <FactList
          facts={[
            { label: t('apiAccess.field.clientId'), value: <CopyableId text={made.clientId} /> },
            { label: t('apiAccess.field.clientSecret'), value: <CopyableId text={made.clientSecret} /> },
            { label: t('apiAccess.secret.tokenUrl'), value: <CopyableId text={`${location.origin}/idp/token`} /> },
          ]}
        />
      </div>
      <div className={layout.buttons}>
        <Button onClick={() => leave()} data-autofocus>
          {t('apiAccess.secret.stored')}
        </Button>
      </div>
    </div>
  )
}
