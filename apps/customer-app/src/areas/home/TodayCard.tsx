import { IconBolt, IconLeaf, IconPigMoney, IconSolarPanel2 } from '@tabler/icons-react'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useWords } from '../../language/use-words.ts'
import { Card } from '../../parts/Card.tsx'
import { Figure } from '../../parts/Figure.tsx'
import { measuredShare, moneyShare, wholeShare } from '../../parts/measured-share.ts'
import { Ring } from '../../parts/Ring.tsx'
import { useHome, useIsToday } from '../../shell/use-home.ts'
import classes from './home.module.css'

/** Today's share of own energy, and what it is worth. */
export function TodayCard() {
  const t = useWords()
  const { home } = useHome()
  const { has, today } = home
  const isToday = useIsToday()
  const { energy, share, money, mass, day } = useFormats(home.timeZone)
  const { total, savings, carbon, provenance } = today
  const hasPv = has.includes('pv')
  const { savedCents, earnedCents } = savings
  // Without a price of exports, their revenue is unknown.
  const hasEarned = savedCents !== null && earnedCents !== null && earnedCents > 0
  const worth = hasEarned ? savedCents + earnedCents : savedCents
  const covered = measuredShare(provenance)
  const ofMoney = moneyShare(savings, provenance)
  // Gaps in the measurements are gaps in the amounts as well.
  const lacksPrices = hasPv && savedCents !== null && ofMoney < wholeShare && ofMoney < covered - (1 - wholeShare)
  return (
    <Card title={isToday ? t('customerApp.today.title') : day(today.fromDate)} href="/history">
      <div className={classes.today}>
        {hasPv ? (
          <div className={classes.ringBox}>
            <Ring
              share={total.selfSufficiencyRate}
              text={total.selfSufficiencyRate === null ? t('customerApp.unknownShort') : share(total.selfSufficiencyRate)}
              label={t('customerApp.figure.selfSufficiency')}
            />
            <span>{t('customerApp.figure.selfSufficiency')}</span>
          </div>
        ) : null}
        <div className={classes.figures}>
          {hasPv ? (
            <Figure
              label={t('customerApp.figure.production')}
              value={energy(total.production)}
              isKnown={total.production !== null}
              icon={IconSolarPanel2}
              color={energyColors.production}
            />
          ) : null}
          <Figure
            label={t('customerApp.figure.consumption')}
            value={energy(total.totalConsumption)}
            isKnown={total.totalConsumption !== null}
            icon={IconBolt}
            color={energyColors.totalConsumption}
          />
          {hasPv && savings.tariff !== null ? (
            <Figure
              label={t(hasEarned ? 'customerApp.figure.worth' : 'customerApp.figure.saved')}
              value={money(worth)}
              isKnown={worth !== null}
              icon={IconPigMoney}
              color="var(--wd-ok)"
            />
          ) : null}
          {hasPv ? (
            <Figure
              label={t('customerApp.figure.carbon')}
              value={mass(carbon.avoidedG)}
              isKnown={carbon.avoidedG !== null}
              icon={IconLeaf}
              color="var(--wd-ok)"
            />
          ) : null}
        </div>
      </div>
      {covered < wholeShare ? <p className={classes.gap}>{t('customerApp.today.gaps', { share: share(covered) })}</p> : null}
      {lacksPrices ? <p className={classes.gap}>{t('customerApp.money.part', { share: share(ofMoney) })}</p> : null}
    </Card>
  )
}
