import { useQuery } from '@tanstack/react-query'
import type { Definition } from '@wattdesk/contract/content/fields.ts'
import { listContentSchemas } from '@wattdesk/contract/content-schemas/calls.ts'
import { useMemo } from 'react'
import { call } from '../../api/call.ts'
import { definitionOf } from './content-definition.ts'

/** For writing content; the screen of schemas refreshes them. */
export const schemasQuery = {
  queryKey: ['content-schemas', 'all'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listContentSchemas, {}, { signal }),
}

/** Undefined until the schemas are loaded. */
export function useDefinition(schemaId: string | undefined): Definition | undefined {
  const { data } = useQuery(schemasQuery)
  return useMemo(() => {
    const schema = data?.items.find(({ id }) => id === schemaId)
    return schema && definitionOf(schema, data?.items ?? [])
  }, [data, schemaId])
}
