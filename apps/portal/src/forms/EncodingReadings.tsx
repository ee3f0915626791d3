import { Button } from '@mantine/core'
import type { EncodingReading } from '@wattdesk/contract/imports/models.ts'
import type { ImportEncoding } from '@wattdesk/contract/imports/terms.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from './encoding-readings.module.css'

type Props = { readings: readonly EncodingReading[]; pending: ImportEncoding | undefined; onChoose: (encoding: ImportEncoding) => void }

/** Words of a file in each possible encoding, side by side. Somebody who knows the names recognizes the right one. */
export function EncodingReadings({ readings, pending, onChoose }: Props) {
  const t = useT('imports')
  const words = readings[0]?.words ?? []
  return (
    <section role="alert" className={classes.readings}>
      <h3>{t('imports.readings.title')}</h3>
      <p>{t('imports.readings.body')}</p>
      <div className={classes.scroller}>
        <table>
          <thead>
            <tr>
              {readings.map(({ encoding }) => (
                <th key={encoding} scope="col">
                  {t(`imports.encoding.${encoding}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.map((word, at) => (
              <tr key={word}>
                {readings.map((reading) => (
                  <td key={reading.encoding}>{reading.words[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              {readings.map(({ encoding }) => (
                <td key={encoding}>
                  <Button
                    variant="default"
                    loading={pending === encoding}
                    disabled={pending !== undefined && pending !== encoding}
                    onClick={() => onChoose(encoding)}
                  >
                    {t('imports.readings.choose', { encoding: t(`imports.encoding.${encoding}`) })}
                  </Button>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
