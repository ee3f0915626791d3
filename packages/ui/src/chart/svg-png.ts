const drawn = [
  'fill',
  'stroke',
  'stroke-width',
  'fill-opacity',
  'stroke-opacity',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
] as const
const scale = 2

/** Renders an SVG as PNG on the page's background. Styles are inlined into a copy, which has neither theme nor style sheet. */
export async function svgToPng(svg: SVGSVGElement): Promise<Blob | null> {
  const copy = svg.cloneNode(true) as SVGSVGElement // a clone has its original's type
  const originals = [svg, ...svg.querySelectorAll('*')]
  for (const [at, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[at]
    if (!original) continue
    const style = getComputedStyle(original)
    for (const name of drawn) element.setAttribute(name, style.getPropertyValue(name))
  }
  const { width, height } = svg.getBoundingClientRect()
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--wd-surface').trim()
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve))
}
