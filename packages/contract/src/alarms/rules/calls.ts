import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { day, id } from '../../formats.ts'
import { alarmRule, alarmRuleModel } from './models.ts'
import { playBackDays } from './terms.ts'

const area = 'alarms'
const path = '/api/v1/alarm-rules'

export const listAlarmRules = endpoint({
  name: 'listAlarmRules',
  area,
  method: 'GET',
  path,
  summary: "The rules in force for the caller's tenant",
  access: 'read:alarm-rules',
  response: z.object({ items: z.array(alarmRule) }),
})

export const changeAlarmRule = endpoint({
  name: 'changeAlarmRule',
  area,
  method: 'PUT',
  path,
  summary: "Sets a rule for the caller's tenant and those below it without their own; repeating it changes nothing",
  access: 'write:alarm-rules',
  body: alarmRuleModel,
  response: alarmRule,
  errors: ['AlarmRuleChanged'],
})

export const playBackAlarmRule = endpoint({
  name: 'playBackAlarmRule',
  area,
  method: 'POST',
  path: `${path}/play-back`,
  summary: `How often a rule would have raised an alarm in the last ${playBackDays} days; nothing is saved`,
  access: 'read:alarm-rules',
  body: alarmRuleModel.omit({ version: true }),
  response: z.object({
    /** Homes that the rule covers, and how many of them were replayed. */
    homes: z.number().int(),
    homesPlayed: z.number().int(),
    alarms: z.number().int(),
    homesWithAlarms: z.number().int(),
    /** With the rule currently in force. */
    alarmsNow: z.number().int(),
    /** Incidents that ended within the delay. */
    withinDelay: z.number().int(),
    days: z.array(z.object({ day, alarms: z.number().int() })),
    /** The homes with the most alarms. */
    examples: z.array(z.object({ customerId: id, accountName: z.string(), alarms: z.number().int() })),
  }),
})
