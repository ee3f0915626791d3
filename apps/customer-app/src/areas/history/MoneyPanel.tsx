import { IconCoins, IconLeaf, IconPigMoney, IconReceiptEuro } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Savings } from '@wattdesk/contract/customer-app/models.ts'
import type { Provenance } from '@wattdesk/contract/provenance.ts'
import { savingsQuery } from '../../api/queries.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useWords } from '../../language/use-words.ts'
import { Card } from '../../parts/Card.tsx'
import { Figure } from '../../parts/Figure.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { moneyShare, wholeShare } from '../../parts/measured-share.ts'
import parts from '../../parts/parts.module.css'
import { type Period, rangeOf } from '../../periods/periods.ts'
import { useHome } from '../../shell/use-home.ts'

/** Savings, earnings and costs by the home's tariff, and the CO2 it avoided. */
export function MoneyPanel({ period, date, today }: { period: Period; date: string; today: string }) {
  const t = useWords()
  const { home } = useHome()
  const { money, mass, number, share } = useFormats(home.timeZone)
  const query = useQuery(savingsQuery(home.siteId, rangeOf(period, date, today)))
  return (
    <Loaded query={query} height={200}>
      {({ savings, carbon, provenance }) => (
        <Card title={t('customerApp.money.title')}>
          <div className={parts.grid}>
            <Figure
              label={t('customerApp.money.saved')}
              value={money(savings.savedCents)}
              isKnown={savings.savedCents !== null}
              icon={IconPigMoney}
              color="var(--wd-ok)"
            />
            <Figure
              label={t('customerApp.money.earned')}
              value={money(savings.earnedCents)}
              isKnown={savings.earnedCents !== null}
              icon={IconCoins}
              color="var(--wd-ok)"
            />
            <Figure
              label={t('customerApp.money.paid')}
              value={money(savings.importCents)}
              isKnown={savings.importCents !== null}
              icon={IconReceiptEuro}
              color="var(--energy-grid-import)"
            />
            <Figure
              label={t('customerApp.figure.carbon')}
              value={mass(carbon.avoidedG)}
              isKnown={carbon.avoidedG !== null}
              icon={IconLeaf}
              color="var(--wd-ok)"
            />
          </div>
          <p className={parts.note}>
            {isInPart(savings, provenance) ? `${t('customerApp.money.part', { share: share(moneyShare(savings, provenance)) })} ` : null}
            {savings.tariff === null ? t('customerApp.money.noTariff') : t(`customerApp.money.tariff.${savings.tariff}`)}{' '}
            {t('customerApp.money.factor', { factor: number(carbon.gPerKwh), year: String(carbon.year) })}
          </p>
        </Card>
      )}
    </Loaded>
  )
}

/** Whether amounts are shown, but not for all of the time. */
const isInPart = (savings: Savings, provenance: Provenance) => savings.savedCents !== null && moneyShare(savings, provenance) < wholeShare
