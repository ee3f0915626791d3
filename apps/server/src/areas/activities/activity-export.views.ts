import { Readable } from 'node:stream'
import type { ActivityListQuery } from '@wattdesk/contract/activities/terms.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import type { Db } from '../../db/connect.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { eachActivity } from './activities.views.ts'
import { activityCsv } from './activity-file.format.ts'
import type { ActivitySelection } from './activity-selection.views.ts'

export function exportActivities(
  ctx: Pick<Ctx, 'config'> & { db: Db },
  selection: ActivitySelection,
  query: Pick<ActivityListQuery, 'filter' | 'searchValue'>,
  speech: Pick<Translator, 't' | 'find' | 'language'>,
): Readable {
  return Readable.from(activityCsv(eachActivity(ctx, selection, query), speech), { objectMode: false })
}
