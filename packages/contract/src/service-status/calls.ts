import { endpoint } from '../endpoint.ts'
import { nothing } from '../formats.ts'
import { serviceNotice, serviceStatus } from './models.ts'

export const readServiceStatus = endpoint({
  name: 'readServiceStatus',
  area: 'service-status',
  method: 'GET',
  path: '/api/v1/service/status',
  summary: 'State of the service: processes, queues, lag, e-mails, database, last backup, and what needs an operator',
  access: 'read:service-status',
  response: serviceStatus,
})

export const confirmOriginalService = endpoint({
  name: 'confirmOriginalService',
  area: 'service-status',
  method: 'POST',
  path: '/api/v1/service/original',
  summary: 'Make this copied database the original: from then on it receives data, sends e-mails and runs jobs',
  access: 'write:service-status',
  response: nothing,
})

export const readServiceNotice = endpoint({
  name: 'readServiceNotice',
  area: 'service-status',
  method: 'GET',
  path: '/api/v1/service/notice',
  summary:
    'What every member should know about the service now: that it is a copy, its maintenance, and how much of a demonstration’s past is loaded',
  access: 'session',
  response: serviceNotice,
})
