import type { CoverageCell } from '@wattdesk/contract/data-import/models.ts'
import type { CoverageState } from '@wattdesk/contract/data-import/terms.ts'
import { coverageStates } from '@wattdesk/contract/data-import/terms.ts'
import { formatCalendarDay, formatEnergyWh, formatShare } from '@wattdesk/i18n/formats.ts'
import { PictureFrame } from '@wattdesk/ui/chart/PictureFrame.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLayoutEffect, useRef } from 'react'
import type { Coverage } from './coverage-holes.ts'
import classes from './data-import.module.css'

const [rowPx, labelPx, headPx, widthPx] = [22, 128, 18, 1_000]

type Props = { coverage: Coverage; siteName: string; onChoose: ((day: string) => void) | undefined }

/** A cell per day and quantity. Full, half, empty and marked cells distinguish the states without colours. */
export function CoveragePicture({ coverage, siteName, onChoose }: Props) {
  const t = useT('dataImport', 'telemetry')
  const { language } = useLanguage()
  const picture = useRef<SVGSVGElement>(null)
  const box = useRef<HTMLElement>(null)
  const { days, quantities } = coverage
  const dayPx = (widthPx - labelPx) / days.length
  const height = headPx + quantities.length * rowPx + 4
  const stateWord = (state: CoverageState) => t(`dataImport.coverage.state.${state}`)
  const quantityWord = (quantity: CoverageCell['quantity']) => t(`telemetry.quantity.${quantity}`)
  const wordsOf = (day: string, cell: CoverageCell) =>
    t('dataImport.coverage.cell', {
      day,
      quantity: quantityWord(cell.quantity),
      state: stateWord(cell.state),
      share: formatShare(cell.coveredShare, language),
    })
  const newest = days.at(-1)?.day
  // The newest day is what people look for, and on a phone only part of the picture fits.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another period shows other days in the same box
  useLayoutEffect(() => {
    if (box.current) box.current.scrollLeft = box.current.scrollWidth
  }, [newest, days.length])
  const shown = days.filter(({ cells }) => cells.length > 0)
  return (
    <PictureFrame
      title={t('dataImport.coverage.title')}
      table={{
        head: [t('dataImport.coverage.day'), ...quantities.map(quantityWord)],
        rows: shown.map(({ day, cells }) => [
          day,
          ...cells.map(
            (cell) => `${stateWord(cell.state)} · ${formatShare(cell.coveredShare, language)} · ${formatEnergyWh(cell.energyWh, language)}`,
          ),
        ]),
        csv: shown.map(({ day, cells }) => [day, ...cells.map((cell) => `${cell.state} ${cell.coveredShare.toFixed(3)}`)]),
      }}
      isEmpty={shown.length === 0 || quantities.length === 0}
      picture={picture}
      fileName={`${siteName}-coverage-${coverage.fromDate}-${coverage.toDate}`}
      summary={
        <ul className={classes.legend}>
          {coverageStates.map((state) => (
            <li key={state}>
              <svg width="14" height="14" aria-hidden focusable="false">
                <StateMark state={state} share={0.5} x={0} y={0} width={14} height={14} />
              </svg>
              {stateWord(state)}
            </li>
          ))}
        </ul>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section ref={box} className={classes.scroll} aria-label={t('dataImport.coverage.title')} tabIndex={0}>
        <ul className={classes.names} style={{ marginTop: headPx }} aria-hidden>
          {quantities.map((quantity) => (
            <li key={quantity} style={{ height: rowPx }}>
              {quantityWord(quantity)}
            </li>
          ))}
        </ul>
        <svg
          ref={picture}
          viewBox={`0 0 ${widthPx} ${height}`}
          className={classes.coverage}
          role="img"
          aria-label={t('dataImport.coverage.title')}
        >
          {marksOf(days).map(({ day, index }) => (
            <text key={day} x={labelPx + index * dayPx} y={12} className={classes.mark}>
              {formatCalendarDay(day)}
            </text>
          ))}
          {quantities.map((quantity, row) => (
            <text key={quantity} x={0} y={headPx + row * rowPx + 15} className={classes.quantity}>
              {quantityWord(quantity)}
            </text>
          ))}
          {days.flatMap(({ day, cells }, column) =>
            cells.map((cell, row) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; the dialog of an import takes the same day
              <g key={`${day} ${cell.quantity}`} className={onChoose ? classes.choice : undefined} onClick={() => onChoose?.(day)}>
                <title>{wordsOf(formatCalendarDay(day), cell)}</title>
                <StateMark
                  state={cell.state}
                  share={cell.coveredShare}
                  x={labelPx + column * dayPx}
                  y={headPx + row * rowPx + 2}
                  width={Math.max(1, dayPx - (dayPx > 5 ? 1.5 : 0.5))}
                  height={rowPx - 4}
                />
              </g>
            )),
          )}
        </svg>
      </section>
    </PictureFrame>
  )
}

type MarkProps = { state: CoverageState; share: number; x: number; y: number; width: number; height: number }

function StateMark({ state, share, x, y, width, height }: MarkProps) {
  const full = { x, y, width, height }
  const part = Math.max(3, height * (state === 'partial' ? Math.min(0.9, share) : 1))
  return (
    <>
      <rect {...full} fill="var(--wd-sunken)" stroke={state === 'missing' ? 'var(--wd-error)' : 'none'} strokeDasharray="2 1.5" />
      {state === 'missing' ? null : <rect x={x} y={y + height - part} width={width} height={part} fill={colors[state]} />}
      {state === 'imported' ? <rect x={x} y={y + height / 2 - 1.5} width={width} height={3} fill="var(--wd-surface)" /> : null}
      {state === 'jump' ? (
        <path d={`M ${x} ${y + height} L ${x + width / 2} ${y} L ${x + width} ${y + height} Z`} fill="var(--wd-surface)" />
      ) : null}
    </>
  )
}

const colors = {
  complete: 'var(--wd-ok)',
  partial: 'var(--wd-warning)',
  imported: 'var(--wd-link)',
  jump: 'var(--wd-error)',
} as const satisfies Record<Exclude<CoverageState, 'missing'>, string>

/** The first day, and the first of each month if there is room for its name. */
function marksOf(days: Coverage['days']): { day: string; index: number }[] {
  const step = Math.max(7, Math.ceil(days.length / 9))
  return days.flatMap(({ day }, index) => (index % step === 0 && index + step / 2 < days.length ? [{ day, index }] : []))
}
