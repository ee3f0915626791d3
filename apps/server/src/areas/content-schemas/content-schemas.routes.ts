import * as contract from '@wattdesk/contract/content-schemas/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import * as service from './content-schemas.service.ts'
import * as views from './content-schemas.views.ts'

export function contentSchemaRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  bind(app, contract.listContentSchemas, async () => ({ items: await views.listSchemas(db) }))
  bind(app, contract.listContentSchemaVersions, async ({ params }) => ({ items: await views.listSchemaVersions(db, params.id) }))
  bind(app, contract.readContentJsonSchema, ({ params }) => views.requireJsonSchema(db, params.id, params.version))
  bind(app, contract.addContentSchema, async ({ body, ...call }) => ({ id: await service.addSchema(ctx, call, body) }))
  bind(app, contract.previewContentSchemaChange, ({ params, body }) => service.previewSchemaChange(ctx, params.id, body))
  bind(app, contract.updateContentSchema, async ({ params, body, ...call }) => ({
    id: params.id,
    version: await service.updateSchema(ctx, call, params.id, body),
  }))
  bind(app, contract.removeContentSchema, async ({ params, ...call }) => {
    await service.removeSchema(ctx, call, params.id)
    return undefined
  })
}
