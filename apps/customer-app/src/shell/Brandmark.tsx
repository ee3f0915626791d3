import { useBrand } from './brand.ts'
import classes from './shell.module.css'

export function Brandmark() {
  const brand = useBrand()
  return (
    <span className={classes.brand}>
      {brand.logoUrl ? <img src={brand.logoUrl} alt="" className={classes.logo} /> : <Mark />}
      <b>{brand.appName}</b>
    </span>
  )
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" className={classes.logo} aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--app-brand)" />
      <path d="M17.5 5 8 18h6.5l-1 9L24 13.5h-7z" fill="var(--app-on-brand)" />
    </svg>
  )
}
