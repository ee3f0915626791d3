declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  // biome-ignore lint/style/noDefaultExport: the shape the bundler gives CSS modules
  export default classes
}
declare module '*.css' {}
