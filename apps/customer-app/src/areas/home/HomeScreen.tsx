import { useWords } from '../../language/use-words.ts'
import parts from '../../parts/parts.module.css'
import { useHome } from '../../shell/use-home.ts'
import { BatteryCard, CarCard, GasCard, HeatPumpCard, SolarCloudCard } from './DeviceCards.tsx'
import { FlowCard } from './FlowCard.tsx'
import { LatestMessage, Notices, SaleMessages } from './Notices.tsx'
import { OutlookCard } from './OutlookCard.tsx'
import { TodayCard } from './TodayCard.tsx'

/** The home at a glance: now, today, and next. Sections appear only for what the home has. */
export function HomeScreen() {
  const t = useWords()
  const { home } = useHome()
  const has = new Set(home.has)
  return (
    <div className={parts.screen}>
      <h1 className="wd-visually-hidden">{t('customerApp.tabs.home')}</h1>
      <FlowCard />
      <Notices />
      <SaleMessages />
      <TodayCard />
      <OutlookCard />
      <LatestMessage />
      <div className={parts.pair}>
        {has.has('battery') ? <BatteryCard /> : null}
        {has.has('wallbox') ? <CarCard /> : null}
        {has.has('heatPump') ? <HeatPumpCard /> : null}
        {has.has('gas') ? <GasCard /> : null}
        {has.has('solarCloud') ? <SolarCloudCard /> : null}
      </div>
    </div>
  )
}
