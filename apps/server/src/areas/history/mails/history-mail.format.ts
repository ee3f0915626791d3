import type { EnergySeries } from '@wattdesk/contract/history/parts/models.ts'
import { type DayRange, daysOfRange } from '@wattdesk/energy/periods.ts'
import { measuredQuantities } from '@wattdesk/energy/quantities.ts'
import type { Interval } from '@wattdesk/energy/terms.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { formatClock, formatEnergyWh, formatLongDays, formatLongMinute, formatNumber, formatShare } from '@wattdesk/i18n/formats.ts'
import { type Language, tagOf } from '@wattdesk/i18n/languages.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { type Html, html } from '../../../platform/html.ts'
import type { MailChart } from './mail-chart.format.ts'

/** Coarser than on screen: a mail has few pixels. */
export function mailIntervalOf(range: DayRange): Interval {
  const days = daysOfRange(range)
  if (days <= 2) return 'PT1H'
  if (days <= 62) return 'P1D'
  return days <= 800 ? 'P1M' : 'P1Y'
}

export type MailedFigures = {
  history: EnergySeries
  home: { name: string; makers: readonly string[]; importedFrom: readonly string[] }
}

type Written = MailedFigures & { language: Language; note: string | null; now: number; sender: string }
type Line = { label: string; value: string }

/**
 * The body of a mail about a period, its chart with a text alternative, and the values of its sentences. Unknown figures are called
 * unknown.
 */
export function writeHistoryMail(written: Written) {
  const { history, home, language, note, sender } = written
  const { t } = translatorOf(language)
  const lines = figuresOf(history, language, t)
  const figures = lines.map(inWords)
  const heading = t('mails.figures.note', { sender })
  return {
    params: { home: home.name, period: formatLongDays({ from: history.fromDate, to: history.toDate }, language) },
    chart: chartOf(history, language, t),
    alt: t('mails.figures.chart', { figures: figures.join('; ') }),
    body: {
      text: [...(note === null ? [] : [`${heading}\n${note}`]), figures.join('\n')],
      html: html`${note === null ? undefined : noteMarkup(heading, note)}${figuresMarkup(lines)}`,
      small: [...remarksOf(written, t), `${t('mails.figures.sourceTitle')} ${sourcesOf(written, t).join(' ')}`],
    },
  }
}

const inWords = ({ label, value }: Line) => `${label}: ${value}`

function figuresOf({ total, provenance }: EnergySeries, language: Language, t: Translate): Line[] {
  const energy = (energyWh: number | null) => (energyWh === null ? t('customerApp.unknown') : formatEnergyWh(energyWh, language))
  const share = total.selfSufficiencyRate
  const sufficiency = share === null ? t('customerApp.unknown') : formatShare(share, language)
  return [
    { label: t('customerApp.figure.consumption'), value: energy(total.totalConsumption) },
    ...(lacksProduction(total, provenance) ? [] : [{ label: t('customerApp.figure.production'), value: energy(total.production) }]),
    { label: t('customerApp.figure.gridImport'), value: energy(total.gridImport) },
    { label: t('customerApp.figure.gridExport'), value: energy(total.gridExport) },
    { label: t('customerApp.figure.selfSufficiency'), value: sufficiency },
  ]
}

/** Whether the home was measured and has nothing that produces. Its production is not unknown. */
const lacksProduction = ({ production }: EnergySeries['total'], { coveredSeconds, notMeasured = [] }: EnergySeries['provenance']) =>
  production === null && coveredSeconds > 0 && !notMeasured.includes('production')

/** What limits the figures: time that was not measured, or is yet to come. */
function remarksOf({ history, language, now }: Written, t: Translate): string[] {
  const { provenance, timeZone, to } = history
  const { coveredSeconds, balancedSeconds, elapsedSeconds, countedInGaps = {} } = provenance
  const shareOf = (seconds: number) => formatShare(elapsedSeconds > 0 ? Math.min(1, seconds / elapsedSeconds) : 0, language)
  const counted = measuredQuantities.flatMap((name) => {
    const energyWh = countedInGaps[name]
    const label = name in gapLabels ? gapLabels[name as keyof typeof gapLabels] : undefined
    return energyWh === undefined || !label ? [] : [`${t(label)} ${formatEnergyWh(energyWh, language)}`]
  })
  return [
    coveredSeconds > 0 ? t('customerApp.today.gaps', { share: shareOf(coveredSeconds) }) : t('customerApp.chart.empty'),
    ...(balancedSeconds === undefined || coveredSeconds === 0 ? [] : [t('mails.figures.balanced', { share: shareOf(balancedSeconds) })]),
    ...(counted.length > 0 ? [t('mails.figures.counted', { energies: counted.join(', ') })] : []),
    ...(Date.parse(to) > now
      ? [t('mails.figures.until', { until: formatLongMinute(provenance.measuredUntil ?? now, language, timeZone) })]
      : []),
    t('mails.figures.zone', { zone: timeZone }),
  ]
}

/** The quantities among the figures that meters count. */
const gapLabels = {
  production: 'customerApp.figure.production',
  gridImport: 'customerApp.figure.gridImport',
  gridExport: 'customerApp.figure.gridExport',
} as const

function sourcesOf({ history, home, language }: Written, t: Translate): string[] {
  const { source, importedSeconds, coveredSeconds } = history.provenance
  const share = formatShare(coveredSeconds > 0 ? importedSeconds / coveredSeconds : 0, language)
  const vendors = home.importedFrom.join(', ')
  const imported = vendors ? t('mails.figures.importedFrom', { share, vendors }) : t('mails.figures.importedShare', { share })
  return [
    source ? t(`mails.figures.source.${source}`) : t('customerApp.chart.empty'),
    ...(importedSeconds > 0 ? [imported] : []),
    ...(home.makers.length > 0 ? [t('mails.figures.devices', { devices: home.makers.join(', ') })] : []),
  ]
}

/** The colours of energy in the portal's light theme. */
const colors = { production: '#c77c02', totalConsumption: '#2878cc', gridImport: '#5a4a8c', gridExport: '#9486c4' }
const wholeHome = [
  { name: 'totalConsumption', label: 'customerApp.figure.consumption' },
  { name: 'production', label: 'customerApp.figure.production' },
] as const
/** The figures shown when the home's consumption is unknown. */
const gridAlone = [
  { name: 'gridImport', label: 'customerApp.figure.gridImport' },
  { name: 'gridExport', label: 'customerApp.figure.gridExport' },
] as const

/** Null if nothing that the chart shows was measured. */
function chartOf(history: EnergySeries, language: Language, t: Translate): MailChart | null {
  const { starts, values, partial } = history.series
  const measured = [wholeHome, gridAlone].map((group) => group.filter(({ name }) => values[name]?.some((value) => value !== null)))
  const shown = measured.find((group) => group.length > 0)
  if (!shown) return null
  const series = shown.map(({ name, label }) => ({ label: t(label), color: colors[name], values: values[name] ?? [] }))
  const highest = Math.max(1, ...series.flatMap((one) => one.values.map((value) => value ?? 0)))
  const { unit, perUnit } = scaleOf(highest)
  const marks = marksUpTo(highest / perUnit).map((mark) => ({ value: mark * perUnit, label: formatNumber(mark, language) }))
  const times = timesOf(starts, history, language)
  return { unit, marks, series, times, partial, partialLabel: t('mails.figures.partial') }
}

function scaleOf(energyWh: number): { unit: string; perUnit: number } {
  if (energyWh < 1_000) return { unit: 'Wh', perUnit: 1 }
  return energyWh < 1_000_000 ? { unit: 'kWh', perUnit: 1_000 } : { unit: 'MWh', perUnit: 1_000_000 }
}

/** Round numbers from zero up to the first that reaches a value: at most five. */
function marksUpTo(value: number): number[] {
  const rough = value / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough
  return Array.from({ length: Math.ceil(value / step) + 1 }, (_, at) => at * step)
}

function timesOf(starts: readonly string[], { interval, timeZone }: EnergySeries, language: Language): MailChart['times'] {
  if (interval === 'PT1H') {
    return starts.flatMap((start, at) => {
      const clock = formatClock(start, timeZone)
      return Number(clock.slice(0, 2)) % 3 === 0 ? [{ at, label: clock }] : []
    })
  }
  const parts: Intl.DateTimeFormatOptions =
    interval === 'P1D' ? { day: 'numeric', month: 'numeric' } : interval === 'P1M' ? { month: 'short' } : { year: 'numeric' }
  const format = new Intl.DateTimeFormat(tagOf(language), { ...parts, timeZone })
  return starts.map((start, at) => ({ at, label: format.format(new Date(start)) }))
}

const cellStyle = 'padding:8px 0;border-bottom:1px solid #dde2ea;font-size:15px'

function figuresMarkup(lines: readonly Line[]): Html {
  const rows = lines.map(
    ({ label, value }) =>
      html`<tr><th scope="row" align="left" style="${cellStyle};font-weight:normal">${label}</th><td align="right" style="${cellStyle};font-weight:bold;white-space:nowrap">${value}</td></tr>\n`,
  )
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-top:1px solid #dde2ea">
${rows}</table>
`
}

function noteMarkup(title: string, note: string): Html {
  const lines = note.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`))
  return html`<p style="margin:0 0 20px;padding:12px 16px;border-left:3px solid #c9d0d9;background:#f5f6f8;font-size:15px;line-height:1.55"><b>${title}</b><br>
${lines}</p>
`
}
