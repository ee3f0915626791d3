import { listWork, workKinds } from '@wattdesk/contract/dashboard.ts'
import { defineList, type SearchOf } from '../../lists/define-list.ts'
import { choice } from '../../lists/list-filters.ts'

export const workList = defineList(listWork, {
  name: 'work',
  key: () => ['work', 'list'],
  filters: { kind: choice('kind', workKinds) },
})
export type WorkSearch = SearchOf<typeof workList>
