import type pg from 'pg'
import { beganAt } from './fixed.ts'
import { randomFrom, seededId } from './random.ts'

type Action = 'read' | 'write' | 'delete'
type Group = {
  name: string
  displayName: string
  customerType: 'residential_customer' | 'partner' | 'whitelabel_partner'
  level: 'customer' | 'user'
  inheritsFrom?: string
  forPartners: boolean
  features: readonly [application: string, resource: string, action: Action][]
}

const descriptions: Record<string, string> = {
  'Home live-view': 'Power as it flows, at this moment',
  'Home history': 'Energy of days, months and years',
  'Home forecast': 'What the roof will make until tomorrow evening',
  'Home battery-settings': 'Reserve and charging times of the battery',
  'Home time-of-use': 'Plans what may wait for cheap hours',
  'Home community': 'Shares and prices of the solar community',
  'Home users': 'People of the household',
  'Drive charging': 'Charging sessions of the wallbox and the car',
  'Drive plan': 'When the car is to be ready',
  'Partner customers': 'The partner’s own customers',
  'Partner reports': 'Counts and states over all customers',
  'Partner imports': 'Customers from a file',
  'Partner brand': 'Logo, colours and app name',
}

const groups: readonly Group[] = [
  {
    name: 'home-basic',
    displayName: 'Home Basic',
    customerType: 'residential_customer',
    level: 'customer',
    forPartners: true,
    features: [
      ['Home', 'live-view', 'read'],
      ['Home', 'history', 'read'],
    ],
  },
  {
    name: 'home-plus',
    displayName: 'Home Plus',
    customerType: 'residential_customer',
    level: 'customer',
    inheritsFrom: 'home-basic',
    forPartners: true,
    features: [
      ['Home', 'forecast', 'read'],
      ['Home', 'battery-settings', 'write'],
      ['Home', 'time-of-use', 'write'],
    ],
  },
  {
    name: 'solar-cloud',
    displayName: 'SolarCloud',
    customerType: 'residential_customer',
    level: 'customer',
    inheritsFrom: 'home-plus',
    forPartners: false,
    features: [['Home', 'community', 'read']],
  },
  {
    name: 'drive',
    displayName: 'Drive',
    customerType: 'residential_customer',
    level: 'customer',
    forPartners: false,
    features: [
      ['Drive', 'charging', 'read'],
      ['Drive', 'plan', 'write'],
    ],
  },
  {
    name: 'household-owner',
    displayName: 'Household owner',
    customerType: 'residential_customer',
    level: 'user',
    forPartners: true,
    features: [
      ['Home', 'users', 'write'],
      ['Home', 'users', 'delete'],
    ],
  },
  {
    name: 'partner-basic',
    displayName: 'Partner Basic',
    customerType: 'partner',
    level: 'customer',
    forPartners: false,
    features: [['Partner', 'customers', 'read']],
  },
  {
    name: 'partner-plus',
    displayName: 'Partner Plus',
    customerType: 'partner',
    level: 'customer',
    inheritsFrom: 'partner-basic',
    forPartners: false,
    features: [
      ['Partner', 'customers', 'write'],
      ['Partner', 'imports', 'write'],
      ['Partner', 'reports', 'read'],
    ],
  },
  {
    name: 'white-label',
    displayName: 'White label',
    customerType: 'whitelabel_partner',
    level: 'customer',
    forPartners: false,
    features: [
      ['Partner', 'customers', 'write'],
      ['Partner', 'reports', 'read'],
      ['Partner', 'brand', 'write'],
    ],
  },
]

const keyOf = ([application, resource, action]: Group['features'][number]) => `${application} ${resource} ${action}`

export async function loadFeatureGroups(client: pg.Client): Promise<void> {
  const random = randomFrom(36)
  const features = new Map(groups.flatMap((group) => group.features.map((feature) => [keyOf(feature), feature] as const)))
  const featureIds = new Map<string, string>()
  for (const [key, [application, resource, action]] of features) {
    const id = seededId(random, beganAt)
    featureIds.set(key, id)
    await client.query('insert into features (id, application, resource, action, description) values ($1, $2, $3, $4, $5)', [
      id,
      application,
      resource,
      action,
      descriptions[`${application} ${resource}`],
    ])
  }
  const groupIds = new Map<string, string>()
  for (const group of groups) {
    const id = seededId(random, beganAt)
    groupIds.set(group.name, id)
    const { name, displayName, customerType, level, forPartners } = group
    const parent = group.inheritsFrom && groupIds.get(group.inheritsFrom)
    await client.query(
      `insert into feature_groups (id, name, display_name, customer_type, level, inherits_from, available_to_partner_tenants, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
      [id, name, displayName, customerType, level, parent, forPartners, beganAt],
    )
    const own = group.features.map((feature) => featureIds.get(keyOf(feature)))
    await client.query('insert into feature_group_features (group_id, feature_id) select $1, unnest($2::uuid[])', [id, own])
  }
}

/** Assigns customers the groups of their subscriptions; customers of partners get only groups available to partners. */
export async function assignFeatureGroups(client: pg.Client): Promise<void> {
  await client.query(`
    insert into customer_feature_groups (customer_id, group_id, assigned_at)
    select c.id, g.id, c.created_at
    from customers c
    join feature_groups g on g.customer_type = c.type and g.level = 'customer'
      and (g.available_to_partner_tenants or c.tenant_id = c.affiliate_id)
    where c.status <> 'deleted' and (
      g.display_name = c.subscription
      or (g.name = 'drive' and c.application_name = 'Drive')
      or g.name = 'white-label'
      or g.name = case when c.installation_status = 'commissioned' then 'partner-plus' else 'partner-basic' end
    )`)
  // Main users of the largest subscription also manage their households.
  await client.query(`
    insert into customer_user_feature_groups (customer_user_id, group_id, customer_id, assigned_at)
    select u.id, g.id, c.id, c.created_at
    from customers c join customer_users u on u.customer_id = c.id and u.is_main
    join feature_groups g on g.customer_type = c.type and g.level = 'user' and (g.available_to_partner_tenants or c.tenant_id = c.affiliate_id)
    where c.status <> 'deleted' and c.subscription = 'SolarCloud'`)
}
