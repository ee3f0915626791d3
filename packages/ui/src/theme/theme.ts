import { createTheme, type MantineColorsTuple } from '@mantine/core'

const slate: MantineColorsTuple = [
  '#f6f7f9',
  '#eef1f4',
  '#e3e8ed',
  '#d6dce4',
  '#c4ccd6',
  '#8d99aa',
  '#667386',
  '#4d596b',
  '#364152',
  '#1f2937',
]

/** Mantine's dark scale: 0 is text, 4 borders, 6 fields, 7 the page. */
const night: MantineColorsTuple = [
  '#e3e8ef',
  '#b9c3d0',
  '#94a1b3',
  '#5d6b7e',
  '#323d4c',
  '#263040',
  '#1b232e',
  '#11161d',
  '#0d1117',
  '#080b10',
]

const accent: MantineColorsTuple = [
  '#eef2ff',
  '#dce4fd',
  '#b8c7f8',
  '#93a9f2',
  '#748eec',
  '#5d79e5',
  '#4763d8',
  '#3850bd',
  '#2e429c',
  '#26377f',
]

/** Mantine's red, darkened behind white text, where its contrast is below 4.5:1. */
const red: MantineColorsTuple = [
  '#fff5f5',
  '#ffe3e3',
  '#ffc9c9',
  '#ffa8a8',
  '#ff8787',
  '#ff6b6b',
  '#d93636',
  '#c92a2a',
  '#b32424',
  '#991f1f',
]

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  colors: { accent, gray: slate, dark: night, red },
  black: '#18202c',
  defaultRadius: 'sm',
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.45', xl: '1.4' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    TextInput: { defaultProps: { size: 'sm' } },
    NumberInput: { defaultProps: { size: 'sm' } },
    NativeSelect: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm' } },
    Checkbox: { defaultProps: { size: 'xs' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
  },
})
