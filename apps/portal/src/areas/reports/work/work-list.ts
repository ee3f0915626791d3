import { listWork, workKinds, workShown } from '@wattdesk/contract/dashboard.ts'
import { defineList, type SearchOf } from '../../../lists/define-list.ts'
import { choice, one } from '../../../lists/list-filters.ts'

export const workList = defineList(listWork, {
  name: 'work',
  key: () => ['work', 'list'],
  filters: { kind: choice('kind', workKinds), show: one('show', { choices: workShown }) },
})
export type WorkSearch = SearchOf<typeof workList>
