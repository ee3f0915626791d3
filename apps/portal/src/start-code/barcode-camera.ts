/** The browser's own barcode reader, which TypeScript's DOM types do not include yet. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = new () => Detector

// Not every browser has it.
const detectorClass = (): DetectorClass | undefined => Reflect.get(window, 'BarcodeDetector') as DetectorClass | undefined

/** Browsers offer the camera only over https and on the machine itself. */
export const hasCamera = (): boolean => detectorClass() !== undefined && navigator.mediaDevices !== undefined

const lookEveryMs = 250

/** Shows the rear camera in a video element and reports each barcode. Returns a function that stops it. */
export async function readBarcodes(video: HTMLVideoElement, onRead: (text: string) => void): Promise<() => void> {
  const Reader = detectorClass()
  if (!Reader) throw new Error('This browser reads no barcodes')
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
  }
  const detector = new Reader()
  let isLooking = false
  const look = async () => {
    if (isLooking || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
    isLooking = true
    try {
      for (const { rawValue } of await detector.detect(video)) onRead(rawValue)
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look().catch(stop), lookEveryMs)
  video.srcObject = stream
  // Not awaited: without a picture it never settles, and the camera must still be stoppable.
  video.play().catch(() => undefined)
  return stop
}
