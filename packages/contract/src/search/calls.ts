import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { plainText, wholeNumberBetween } from '../formats.ts'
import { wholeNumber } from '../paging.ts'
import { foundGateway, foundMember, foundVendor, searchResult } from './models.ts'
import { searchResultsMax } from './terms.ts'

const term = plainText(200)
  .transform((text) => text.trim())
  .pipe(z.string().min(1, 'Required'))

export const search = endpoint({
  name: 'search',
  area: 'search',
  method: 'GET',
  path: '/api/v1/search',
  summary: 'Searches customers and installations by name, e-mail, reference, address, partner and identifier, best match first',
  access: { allOf: ['read:customers', 'read:customers-users'] },
  query: z.strictObject({
    limit: wholeNumber.pipe(wholeNumberBetween(1, searchResultsMax)).default(searchResultsMax),
    term,
  }),
  response: z.object({
    items: z.array(searchResult),
    hasMore: z.boolean(),
  }),
})

export const searchStaff = endpoint({
  name: 'searchStaff',
  area: 'search',
  method: 'GET',
  path: '/api/v1/search/staff',
  summary: 'Searches members and vendors by words, and gateways without a home by their numbers, each only for callers who may read them',
  access: { anyOf: ['read:account-users', 'read:system-settings', 'read:gateway-stock'] },
  query: z.strictObject({ limit: wholeNumber.pipe(wholeNumberBetween(1, searchResultsMax)).default(8), term }),
  response: z.object({ members: z.array(foundMember), vendors: z.array(foundVendor), gateways: z.array(foundGateway) }),
})
