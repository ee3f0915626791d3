import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, nothing } from '../formats.ts'

export const revertActivity = endpoint({
  name: 'revertActivity',
  area: 'activity-reverts',
  method: 'POST',
  path: '/api/v1/account/activities/{id}/revert',
  summary: 'Restore a field’s value from before a change, as an ordinary edit, if the record still has the changed value',
  access: { anyOf: ['write:customers', 'write:account-users'] },
  params: z.strictObject({ id }),
  body: z.strictObject({ field: z.string().max(60) }),
  response: nothing,
  errors: [
    'NotFound',
    'RevertUnsafe',
    'RevertOutdated',
    'CustomerNotFound',
    'CustomerChanged',
    'CustomerNotActive',
    'DuplicatedCustomer',
    'MemberChanged',
    'RootMemberReserved',
  ],
})
