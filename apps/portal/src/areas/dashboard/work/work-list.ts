import { listWork } from '@wattdesk/contract/dashboard/calls.ts'
import { workKinds, workShown } from '@wattdesk/contract/dashboard/terms.ts'
import { deviceFilters } from '../../../device-filters/device-filters.ts'
import { defineList, type SearchOf } from '../../../lists/define-list.ts'
import { beginning, choice, one } from '../../../lists/list-filters.ts'

export const workList = defineList(listWork, {
  name: 'work',
  key: () => ['work', 'list'],
  filters: {
    kind: choice('kind', workKinds),
    show: one('show', { choices: workShown }),
    city: beginning('city'),
    ...deviceFilters,
  },
})
export type WorkSearch = SearchOf<typeof workList>
