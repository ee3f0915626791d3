import { ColorField } from '@wattdesk/ui/form/ColorField.tsx'
import { FieldGroup, ParagraphField, TextField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PictureField } from '../../pickers/PictureField.tsx'
import { BrandPicture } from './BrandPicture.tsx'
import type { BrandValues } from './brand-values.ts'
import { uploadBrandPicture } from './white-label.queries.ts'

type Props = { form: Form<BrandValues>; customerId: string; isReadOnly: boolean }

export function BrandFields({ form, customerId, isReadOnly: isDisabled }: Props) {
  const t = useT('whiteLabel')
  const links = ['impressumUrl', 'privacyUrl', 'supportUrl'] as const
  const given = { form, isDisabled }
  return (
    <>
      <TextField {...given} name="appName" label={t('whiteLabel.field.appName')} maxLength={30} />
      <TextField {...given} name="welcome" label={t('whiteLabel.field.welcome')} help={t('whiteLabel.help.welcome')} maxLength={120} />
      <FieldGroup>
        <ColorField
          {...given}
          name="primaryColor"
          label={t('whiteLabel.field.primaryColor')}
          help={t('whiteLabel.help.primaryColor')}
          isRequired
        />
        <ColorField
          {...given}
          name="accentColor"
          label={t('whiteLabel.field.accentColor')}
          help={t('whiteLabel.help.accentColor')}
          isRequired
        />
      </FieldGroup>
      <FieldGroup title={t('whiteLabel.group.pictures')}>
        {(['logoFileId', 'iconFileId'] as const).map((name) => (
          <PictureField
            key={name}
            name={name}
            label={t(`whiteLabel.field.${name}`)}
            help={t(`whiteLabel.help.${name}`)}
            value={form.values[name]}
            onChange={(fileId) => form.set(name, fileId)}
            upload={(file) => uploadBrandPicture(customerId, file)}
            picture={(fileId) => <BrandPicture customerId={customerId} fileId={fileId} />}
            error={form.errorOf(name, t(`whiteLabel.field.${name}`))}
            isDisabled={isDisabled}
          />
        ))}
      </FieldGroup>
      {form.values.logoFileId ? null : (
        <TextField
          {...given}
          name="logoUrl"
          type="url"
          label={t('whiteLabel.field.logoUrl')}
          help={t('whiteLabel.help.logoUrl')}
          placeholder="https://…"
          maxLength={500}
        />
      )}
      <FieldGroup title={t('whiteLabel.group.links')}>
        {links.map((name) => (
          <TextField
            key={name}
            {...given}
            name={name}
            type="url"
            label={t(`whiteLabel.field.${name}`)}
            placeholder="https://…"
            maxLength={500}
          />
        ))}
      </FieldGroup>
      <FieldGroup title={t('whiteLabel.group.mails')}>
        <TextField
          {...given}
          name="mailSender"
          label={t('whiteLabel.field.mailSender')}
          help={t('whiteLabel.help.mailSender')}
          maxLength={60}
        />
      </FieldGroup>
      <ParagraphField {...given} name="mailFooter" label={t('whiteLabel.field.mailFooter')} help={t('whiteLabel.help.mailFooter')} />
    </>
  )
}
