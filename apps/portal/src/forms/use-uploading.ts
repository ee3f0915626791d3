import { useIsMutating } from '@tanstack/react-query'

/** Marks the upload of a file that belongs to a form's values. */
export const uploadKey = ['upload'] as const

/** Whether a file is on its way. A form that is saved meanwhile would lack it. */
export const useIsUploading = (): boolean => useIsMutating({ mutationKey: uploadKey }) > 0
