import { IconChartLine, IconDownload, IconPhoto, IconTable } from '@tabler/icons-react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { ChartTool } from './ChartTool.tsx'

type Props = { isTable: boolean; isEmpty: boolean; onTable: (isTable: boolean) => void; onCsv: () => void; onPng: () => void }

/** The buttons in the head of a chart: table, CSV and PNG. A table has no image. */
export function ChartTools({ isTable, isEmpty, onTable, onCsv, onPng }: Props) {
  const { t } = useLanguage()
  return (
    <>
      <ChartTool
        label={isTable ? t('ui.chart.asChart') : t('ui.chart.asTable')}
        icon={isTable ? IconChartLine : IconTable}
        isPressed={isTable}
        onClick={() => onTable(!isTable)}
      />
      <ChartTool label={t('ui.chart.csv')} icon={IconDownload} isDisabled={isEmpty} onClick={onCsv} />
      <ChartTool label={t('ui.chart.png')} icon={IconPhoto} isDisabled={isEmpty || isTable} onClick={onPng} />
    </>
  )
}
