import { listTimeOfUse } from '@wattdesk/contract/alarms/time-of-use/calls.ts'
import { timeOfUseProblems } from '@wattdesk/contract/alarms/time-of-use/terms.ts'
import { defineList, type SearchOf } from '../../lists/define-list.ts'
import { choice, flag } from '../../lists/list-filters.ts'

export const timeOfUseList = defineList(listTimeOfUse, {
  name: 'time-of-use',
  key: () => ['time-of-use', 'list'],
  filters: { problem: choice('problem', timeOfUseProblems), ready: flag('ready') },
})
export type TimeOfUseSearch = SearchOf<typeof timeOfUseList>
