import { contrastOf, onColorOf, readableContrast, visibleContrast } from '@wattdesk/contract/white-label/colors.ts'
import { type WhiteLabel, whiteLabelModel } from '@wattdesk/contract/white-label/models.ts'
import { standardColors } from '@wattdesk/contract/white-label/terms.ts'
import { formatNumber, formatPowerW } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { type CSSProperties, useEffect, useState } from 'react'
import layout from '../../page/layout.module.css'
import { BrandPicture } from './BrandPicture.tsx'
import type { BrandValues } from './brand-values.ts'
import classes from './white-label.module.css'

const { logoUrl: logoUrlShape, primaryColor: colorShape } = whiteLabelModel.shape
const settleMs = 400

type Props = { values: BrandValues; customerId: string; region: WhiteLabel['region'] }

/** Invalid colours fall back to the service's own, an empty name and imprint to the region's. */
export function BrandPreview({ values, customerId, region }: Props) {
  const t = useT('whiteLabel')
  const { language } = useLanguage()
  const primary = colorOf(values.primaryColor, standardColors.primaryColor)
  const accent = colorOf(values.accentColor, standardColors.accentColor)
  const onPrimary = onColorOf(primary)
  const onMain = contrastOf(primary, onPrimary)
  const ofMain = contrastOf(primary, '#ffffff')
  const ratio = (value: number) => formatNumber(value, language, { maximumFractionDigits: 1 })
  const colors = { '--brand-primary': primary, '--brand-on-primary': onPrimary, '--brand-accent': accent } as CSSProperties // the type lacks custom properties
  return (
    <Panel title={t('whiteLabel.preview.title')}>
      <div className={classes.phone} style={colors}>
        <header>
          {values.logoFileId ? (
            <BrandPicture customerId={customerId} fileId={values.logoFileId} />
          ) : (
            <Logo key={values.logoUrl} url={values.logoUrl} />
          )}
          <b>{values.appName.trim() || region.appName}</b>
        </header>
        <div className={classes.app}>
          <h3>{values.welcome.trim() || t('whiteLabel.preview.home')}</h3>
          <span className={classes.now}>{t('whiteLabel.preview.now')}</span>
          <dl>
            <div>
              <dt>{t('whiteLabel.preview.production')}</dt>
              <dd>{formatPowerW(4_230, language)}</dd>
            </div>
            <div>
              <dt>{t('whiteLabel.preview.consumption')}</dt>
              <dd>{formatPowerW(870, language)}</dd>
            </div>
          </dl>
          <span className={classes.button}>{t('whiteLabel.preview.button')}</span>
          {values.impressumUrl.trim() || region.impressumUrl ? (
            <span className={classes.imprint}>{t('whiteLabel.preview.imprint')}</span>
          ) : null}
        </div>
      </div>
      <p role="status" className={onMain < readableContrast || ofMain < visibleContrast ? classes.notice : layout.hint}>
        {onMain < readableContrast
          ? t('whiteLabel.preview.unreadable', { ratio: ratio(onMain) })
          : ofMain < visibleContrast
            ? t('whiteLabel.preview.pale', { ratio: ratio(ofMain) })
            : t('whiteLabel.preview.readable', { ratio: ratio(onMain) })}
      </p>
    </Panel>
  )
}

/** Loads the image shortly after typing; shows a note if that fails. */
function Logo({ url }: { url: string }) {
  const t = useT('whiteLabel')
  const [isSettled, setSettled] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs)
    return () => clearTimeout(timer)
  }, [])
  const address = logoUrlShape.safeParse(url).data
  if (!address || !isSettled) return null
  if (hasFailed) return <span className={classes.broken}>{t('whiteLabel.preview.logoFailed')}</span>
  return <img src={address} alt="" referrerPolicy="no-referrer" onError={() => setFailed(true)} />
}

const colorOf = (typed: string, standard: string) => colorShape.safeParse(typed).data ?? standard
