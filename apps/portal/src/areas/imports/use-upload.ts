import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CustomerImport } from '@wattdesk/contract/imports/models.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { cacheImport, type ImportPlace, uploadFile } from './imports.queries.ts'

type Sending = { file: File; tenantId: string | undefined }

/** Uploads one file at a time. Leaving the screen aborts the upload. */
export function useUpload(place: ImportPlace, onTaken: (upload: CustomerImport) => void) {
  const client = useQueryClient()
  const [sent, setSent] = useState({ bytes: 0, total: 0 })
  const ending = useRef<AbortController>(undefined)
  useEffect(() => () => ending.current?.abort(), [])
  const upload = useMutation({
    meta: { showsErrors: true },
    mutationFn: ({ file, tenantId }: Sending) => {
      const end = new AbortController()
      ending.current = end
      setSent({ bytes: 0, total: file.size })
      return uploadFile(place, tenantId, file, { signal: end.signal, onProgress: (bytes, total) => setSent({ bytes, total }) })
    },
    onSuccess: (taken) => {
      ending.current = undefined
      cacheImport(client, taken.id, taken)
      onTaken(taken)
    },
  })
  const isSending = useCallback(() => ending.current !== undefined, [])
  const wasStopped = upload.error instanceof DOMException && upload.error.name === 'AbortError'
  return {
    send: (sending: Sending) => upload.mutate(sending),
    stop: () => ending.current?.abort(),
    file: upload.variables?.file,
    isPending: upload.isPending,
    /** False as soon as the file has arrived, which is before the next render. */
    isSending,
    sent,
    error: wasStopped ? null : upload.error,
  }
}
