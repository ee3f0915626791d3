import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../formats.ts'
import { installationKey } from '../installations/models.ts'
import { eeg9Data, eeg9DataUpdateModel, eeg9Status } from './models.ts'

const area = 'eeg9'
const ofConfiguration = z.strictObject({ configurationId: installationKey })

export const readEeg9Data = endpoint({
  name: 'readEeg9Data',
  area,
  method: 'GET',
  path: '/api/v1/pvbattery/{configurationId}/eeg9/installation',
  summary: 'Data of a PV system for section 9 EEG',
  access: 'read:customers',
  params: ofConfiguration,
  response: eeg9Data,
  errors: ['NotFound'],
})

export const changeEeg9Data = endpoint({
  name: 'changeEeg9Data',
  area,
  method: 'POST',
  path: '/api/v1/pvbattery/{configurationId}/eeg9/installation',
  summary: 'Stores the section 9 EEG data of a PV system; replaces all fields',
  access: 'write:customers',
  params: ofConfiguration,
  body: eeg9DataUpdateModel,
  response: eeg9Data,
  errors: ['NotFound', 'CustomerNotActive', 'InstallationChanged', 'UnsupportedConfiguration'],
})

export const readEeg9Status = endpoint({
  name: 'readEeg9Status',
  area,
  method: 'GET',
  path: '/api/v1/pvbattery/{configurationId}/eeg9/status',
  summary: 'What section 9 EEG requires of a PV system, and whether its feed-in is limited',
  access: 'read:customers',
  params: ofConfiguration,
  response: eeg9Status,
  errors: ['NotFound'],
})

export const remindOfEeg9 = endpoint({
  name: 'remindOfEeg9',
  area,
  method: 'POST',
  path: '/api/v1/pvbattery/eeg9/reminder',
  summary: 'Reminds customers whose data for section 9 EEG are missing: all, or the one of a configuration; each at most once in 14 days',
  access: 'write:customers',
  body: z.strictObject({ configurationId: id.optional() }).nullish(),
  response: z.object({
    queued: z.number().int(),
    /** Customers who were reminded within the last 14 days or have no address. */
    skipped: z.number().int(),
  }),
})
