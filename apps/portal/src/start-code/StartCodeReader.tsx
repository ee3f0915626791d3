import { Button } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { startCode as startCodeFormat } from '@wattdesk/contract/formats.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazy, Suspense, useState } from 'react'
import { hasCamera } from './barcode-camera.ts'

const StartCodeCamera = lazy(async () => ({ default: (await import('./StartCodeCamera.tsx')).StartCodeCamera }))

/** Reads a start code by camera, in browsers that can read barcodes. */
export function StartCodeReader({ onCode }: { onCode: (code: string) => void }) {
  const t = useT('unallocatedInstallations')
  const [isOn, setOn] = useState(false)
  if (!hasCamera()) return null
  const take = (text: string) => {
    const code = startCodeFormat.safeParse(text)
    if (!code.success) return
    onCode(code.data)
    setOn(false)
  }
  return (
    <>
      <Button variant="default" leftSection={<IconCamera size={16} aria-hidden />} aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        {t(isOn ? 'unallocatedInstallations.camera.stop' : 'unallocatedInstallations.camera.action')}
      </Button>
      <Suspense>{isOn ? <StartCodeCamera onRead={take} /> : null}</Suspense>
    </>
  )
}
