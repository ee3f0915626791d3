import classes from './feedback.module.css'

const lineRem = 3.25

/** A placeholder about as high as the content being loaded, so that the page does not jump. */
export function SkeletonLines({ count }: { count: number }) {
  return (
    <div className={classes.skeleton} style={{ minHeight: `${count * lineRem}rem` }} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <span key={at} style={{ width: `${88 - ((at * 17) % 40)}%` }} />
      ))}
    </div>
  )
}
