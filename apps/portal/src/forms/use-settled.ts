import { useDeferredValue, useEffect, useState } from 'react'

const settleMs = 400

/** The value once it stops changing for a moment, so that not every key press sends a request. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value])
  return useDeferredValue(settled)
}
