import { useQuery } from '@tanstack/react-query'
import { StoredPicture } from '../../pickers/StoredPicture.tsx'
import { brandPictureQuery } from './white-label.queries.ts'

/** May be unpublished. */
export function BrandPicture({ customerId, fileId }: { customerId: string; fileId: string }) {
  return <StoredPicture file={useQuery(brandPictureQuery(customerId, fileId)).data} />
}
