// The import rules. CONTRIBUTING.md says why. `$1` is what the first group of `from` matched.
const S = '^apps/server/src'
const W = '^apps/portal/src'
const A = '^apps/customer-app/src'
const test = '[.]test[.]tsx?$'
/** Files of a server area by their layer. */
const layers = (...names) => `^apps/server/src/areas/.*[.](${names.join('|')})[.]ts$`

const rule = (name, from, to) => ({ name, severity: 'error', from, to })

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    {
      ...rule('no-folder-cycles', { path: '^(packages|apps|scripts|bench|e2e)(/|$)' }, { circular: true }),
      scope: 'folder',
    },
    rule('no-unresolvable', {}, { couldNotResolve: true, pathNot: '^vitest|routeTree' }),
    rule('apps-import-no-app', { path: '^apps/([^/]+)/' }, { path: '^apps/', pathNot: '^apps/$1/' }),
    rule('packages-below-apps', { path: '^packages/' }, { path: '^apps/' }),
    // The tables of quantities and terms import nothing: contract and protocol derive their shapes from it (decision 14).
    rule(
      'contract-is-zod-only',
      { path: '^packages/(contract|device-protocol)/', pathNot: test },
      { pathNot: ['^packages/$1/', '^packages/energy/src/(quantities|terms)[.]ts$', 'node_modules/zod/'] },
    ),
    rule('quantities-import-nothing', { path: '^packages/energy/src/(quantities|terms)[.]ts$' }, { path: '.' }),
    rule('energy-is-pure', { path: '^packages/energy/', pathNot: test }, { pathNot: ['^packages/energy/'] }),
    rule('ui-knows-no-domain', { path: '^packages/ui/' }, { path: '^packages/(contract|device-protocol|energy|recorded-homes)/' }),
    rule('platform-knows-no-area', { path: `${S}/(platform|db|http)/` }, { path: `${S}/(areas|demonstration)/` }),
    // Folders in ascending order: db, platform, http, areas.
    rule('db-is-lowest', { path: `${S}/db/`, pathNot: test }, { path: `${S}/(platform|http|areas)/` }),
    rule('platform-knows-no-tables', { path: `${S}/(platform|http)/` }, { path: `${S}/db/domains/` }),
    rule('platform-knows-no-http', { path: `${S}/(platform|db)/` }, { path: `${S}/http/` }),
    // An area uses another one through its services.
    rule(
      'areas-meet-at-services',
      { path: `${S}/areas/([^/]+)/`, pathNot: ['[.]routes[.]ts$', test] },
      { path: `${S}/areas/`, pathNot: [`${S}/areas/$1/`, '[.]service[.]ts$'] },
    ),
    // A route may also show what another area's views select: the calls of one screen follow its address, not the tables.
    rule(
      'routes-read-views',
      { path: `${S}/areas/([^/]+)/.*[.]routes[.]ts$` },
      { path: `${S}/areas/`, pathNot: [`${S}/areas/$1/`, '[.](service|views)[.]ts$'] },
    ),
    // CONTRIBUTING.md has the table of layers. A file that nothing imports is dead code or a thread.
    rule(
      'each-file-has-a-layer',
      {},
      {
        path: `${S}/areas/`,
        pathNot: [
          layers('routes', 'http', 'pages', 'service', 'rules', 'format', 'thread', 'views', 'store', 'jobs', 'ingest'),
          `${S}/areas/installations/kinds/`,
          test,
        ],
      },
    ),
    rule('routes-call-service-or-views', { path: '[.]routes[.]ts$' }, { path: `${layers('store', 'jobs', 'ingest')}|/db/domains/` }),
    rule('http-is-below-routes', { path: layers('http') }, { path: `${layers('routes', 'store', 'jobs', 'ingest')}|/db/domains/` }),
    rule(
      'pages-only-render',
      { path: layers('pages') },
      { path: `^apps/server/src/(areas|db)/`, pathNot: layers('pages', 'rules', 'format'), dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'service-knows-no-http',
      { path: '[.]service[.]ts$' },
      { path: `${S}/http/|${layers('routes', 'http', 'pages', 'views', 'jobs')}|node_modules/fastify/` },
    ),
    // Values in, values out: callers pass in what was read, so that rules can be tested alone and run in a thread.
    rule(
      'rules-and-formats-import-no-layer',
      { path: layers('rules', 'format') },
      {
        path: `${S}/(areas|db|http)/`,
        pathNot: layers('rules', 'format'),
      },
    ),
    rule(
      'rules-and-formats-have-no-effects',
      { path: layers('rules', 'format') },
      {
        path: [
          `${S}/platform/(?!(caller|crypto|csv|domain-error|html|ids|json|secret-keys|signing-keys|words)[.]ts$)`,
          'node_modules/(fastify|drizzle-orm|pg|ws)/',
          '^(node:)?(fs|net|http|https|worker_threads|child_process)(/|$)',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'threads-know-no-database',
      { path: layers('thread') },
      {
        path: `${S}/(db|http)/|${layers('routes', 'http', 'pages', 'views', 'store', 'jobs', 'ingest')}`,
      },
    ),
    rule(
      'store-and-views-are-lowest',
      { path: layers('store', 'views') },
      { path: layers('routes', 'http', 'pages', 'service', 'thread', 'jobs', 'ingest') },
    ),
    rule('jobs-and-ingest-know-no-http', { path: layers('jobs', 'ingest') }, { path: `${S}/http/|${layers('routes', 'http', 'pages')}` }),
    rule(
      'kinds-are-lowest',
      { path: `${S}/areas/installations/kinds/`, pathNot: test },
      {
        path: `${S}/areas/`,
        pathNot: [`${S}/areas/installations/kinds/`, layers('rules', 'format')],
        dependencyTypesNot: ['type-only'],
      },
    ),
    // A kind of installation is its table and what the store cannot know of it.
    rule(
      'tables-only-in-store-and-views',
      { path: `${S}/`, pathNot: [`${S}/(db|demonstration)/`, '[.](store|views)[.]ts$', `${S}/areas/installations/kinds/`, test] },
      { path: `${S}/db/domains/` },
    ),
    rule(
      'areas-send-sql-by-store-and-views',
      { path: `${S}/areas/`, pathNot: ['[.](store|views)[.]ts$', test] },
      { path: 'node_modules/(drizzle-orm|pg|pg-copy-streams)/', dependencyTypesNot: ['type-only'] },
    ),
    // The demonstration stands above all areas. Only the scripts that load and start it import it, so the product works without.
    rule(
      'product-knows-no-demonstration',
      { path: '^(apps|packages)/', pathNot: [`${S}/demonstration/`, test] },
      { path: `${S}/demonstration/` },
    ),
    rule('demonstration-uses-services', { path: `${S}/demonstration/` }, { path: `${S}/areas/`, pathNot: '[.]service[.]ts$' }),
    // The portal's build leaves out what calls declare for the server: read there, it would be undefined (lean-contract.ts).
    rule('portal-reads-no-declarations', { path: `${W}/|^packages/ui/` }, { path: '^packages/contract/src/declaration[.]ts$' }),
    // Calls need the session's token; what signs in and out makes calls, and stands above both.
    rule('session-makes-no-calls', { path: `${W}/session/` }, { path: `${W}/(api|sign-in|areas|shell|routes)/` }),
    rule(
      'portal-areas-meet-at-queries',
      { path: `${W}/areas/([^/]+)/` },
      { path: `${W}/areas/`, pathNot: [`${W}/areas/$1/`, '[.]queries[.]ts$'] },
    ),
    // Folders of the customers' app in ascending order: session, language, api, then shell and parts, periods, areas, routes.
    rule('app-session-is-lowest', { path: `${A}/session/` }, { path: `${A}/(?!session/)` }),
    rule('app-calls-know-no-screen', { path: `${A}/(language|api)/` }, { path: `${A}/(shell|parts|periods|areas|routes)/` }),
    rule('app-parts-know-no-area', { path: `${A}/(shell|parts|periods)/` }, { path: `${A}/(areas|routes)/` }),
    rule(
      'app-areas-meet-at-hooks',
      { path: `${A}/areas/([^/]+)/` },
      { path: `${A}/(areas|routes)/`, pathNot: [`${A}/areas/$1/`, `${A}/areas/[^/]+/use-[a-z-]+[.]ts$`] },
    ),
    rule('nobody-imports-routes', { path: `${W}/`, pathNot: `${W}/(routes/|main|router|routeTree)` }, { path: `${W}/routes/` }),
    rule(
      'simulator-speaks-protocol-only',
      { path: '^apps/fleet-simulator/' },
      { path: '^packages/', pathNot: '^packages/(device-protocol|energy|gateway-core|recorded-homes|sunspec)/' },
    ),
    rule(
      'gateway-speaks-protocol-only',
      { path: '^(packages/gateway-core|apps/gateway)/' },
      { path: '^packages/', pathNot: '^packages/(gateway-core|device-protocol|sunspec)/' },
    ),
    rule('sunspec-knows-nothing-else', { path: '^packages/sunspec/' }, { path: '^packages/', pathNot: '^packages/sunspec/' }),
    rule('no-test-in-product', { path: '/src/', pathNot: test }, { path: [test, '^apps/[^/]+/test/'] }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    // Tests beside the code use helpers that use the code: as folders that is a cycle, and means nothing.
    exclude: { path: '(^|/)dist/|^apps/[^/]+/src/.*[.]test[.]tsx?$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  },
}
