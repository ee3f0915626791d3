import type { IOptions } from 'sanitize-html'

const shapes = ['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect', 'text', 'tspan', 'use', 'symbol']
const paints = ['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker']
const geometry = [
  ...['x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'd', 'dx', 'dy', 'points', 'width', 'height', 'viewBox'],
  ...['transform', 'gradientTransform', 'gradientUnits', 'patternUnits', 'patternTransform', 'clipPathUnits', 'maskUnits', 'offset'],
  ...['preserveAspectRatio', 'markerWidth', 'markerHeight', 'refX', 'refY', 'orient', 'spreadMethod'],
]
const presentation = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity', 'opacity', 'clip-path', 'clip-rule', 'mask', 'marker-start', 'marker-mid'],
  ...[
    'marker-end',
    'stop-color',
    'stop-opacity',
    'color',
    'display',
    'visibility',
    'font-family',
    'font-size',
    'font-weight',
    'text-anchor',
  ],
]

/** A reference to another part of the drawing stays; others are removed. */
const isWithin = (value: string) => /^#[\w.-]+$/.test(value)
const paintsFromWithin = (value: string) => !/url\s*\(/i.test(value) || /^\s*url\(\s*['"]?#[\w.-]+['"]?\s*\)\s*$/i.test(value)

/** Shapes, text and colours only: no scripts, styles, animations, links, embedded pictures or foreign elements. */
export const allowedInDrawings: IOptions = {
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  allowedTags: ['svg', 'g', 'defs', 'title', 'desc', ...shapes, ...paints],
  allowedAttributes: { '*': ['id', 'xmlns', 'role', 'aria-label', 'href', 'xlink:href', ...geometry, ...presentation] },
  allowedSchemes: [],
  nestingLimit: 50,
  transformTags: {
    '*': (tagName, attributes) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attributes).filter(([name, value]) => (/href$/i.test(name) ? isWithin(value) : paintsFromWithin(value))),
      ),
    }),
  },
}

/** Browsers render an SVG picture only if it declares the namespace. */
export const withNamespace = (svg: string): string =>
  /<svg[^>]*\sxmlns=/.test(svg) ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
