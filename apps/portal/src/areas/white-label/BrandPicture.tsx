import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { brandPictureQuery } from './white-label.queries.ts'

/** An uploaded picture, published or not. */
export function BrandPicture({ customerId, fileId }: { customerId: string; fileId: string }) {
  const { data } = useQuery(brandPictureQuery(customerId, fileId))
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return address ? <img src={address} alt="" /> : null
}
