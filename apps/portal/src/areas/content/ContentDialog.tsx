import { NativeSelect } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Definition } from '@wattdesk/contract/content/fields.ts'
import type { Content, ContentItem } from '@wattdesk/contract/content/models.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { FieldGroup, TextField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLanguageName } from '@wattdesk/ui/language/use-language-name.ts'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { newId } from '../../forms/new-id.ts'
import { SaveForm } from '../../forms/SaveForm.tsx'
import { useFormWork } from '../../forms/use-form-work.ts'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { useTypedWork } from '../../forms/use-typed-work.ts'
import { AwaitedSchemas } from './AwaitedSchemas.tsx'
import type { PreviewedDraft } from './ContentPreview.tsx'
import { carriedValues } from './carried-values.ts'
import classes from './content.module.css'
import { contentQuery, createContent, refreshContent, saveContent } from './content.queries.ts'
import { addModelOf, updateModelOf } from './content-definition.ts'
import { inWords } from './field-values.ts'
import { GoneFields } from './GoneFields.tsx'
import { faultsBelow } from './json-faults.ts'
import { RadioBar } from './RadioBar.tsx'
import { SchemaFields } from './SchemaFields.tsx'
import { schemasQuery, useDefinition } from './use-definition.ts'

const ContentPreview = lazy(async () => ({ default: (await import('./ContentPreview.tsx')).ContentPreview }))
const JsonEditor = lazy(async () => ({ default: (await import('./JsonEditor.tsx')).JsonEditor }))

type Values = { slug: string; fields: Record<string, unknown>; tenantId?: string }

type EditProps = { content: Content; contents: readonly ContentItem[]; onClose: () => void }

/** Changes a content, or begins a translation of one. */
export function EditContentDialog({ content, contents, onClose }: EditProps) {
  const t = useT('content')
  const languageName = useLanguageName()
  const definition = useDefinition(content.schema.id)
  const title = t(content.version === 0 ? 'content.translateTitle' : 'content.editTitle', {
    path: content.path,
    language: languageName(content.language),
  })
  return (
    <Dialog title={title} size="xl" onClose={onClose}>
      {definition ? <EditForm content={content} contents={contents} definition={definition} onClose={onClose} /> : <AwaitedSchemas />}
    </Dialog>
  )
}

function EditForm({ content, contents, definition, onClose }: EditProps & { definition: Definition }) {
  const t = useT('content')
  const { id, language } = content
  const schema = useMemo(() => updateModelOf(definition), [definition])
  const valuesOf = ({ slug, fields, version }: Content) => ({ language, version, slug, fields })
  const saving = useSaveRecord({
    schema,
    initial: () => valuesOf(content),
    save: (model) => saveContent(id, model),
    conflict: {
      code: 'ContentChanged',
      load: async (read) => {
        const saved = await read(contentQuery(id, language))
        return { values: valuesOf(saved), savedAt: saved.updatedAt }
      },
      words: Object.fromEntries(
        definition.fields.map(({ name, label }) => [`fields.${name}`, { label, wordsOf: (value: unknown) => inWords(value) }]),
      ),
    },
    saved: t('content.saved'),
    failed: failureOf(t),
    onError: useOutdatedSchemas(),
    refresh: refreshContent,
    onSaved: onClose,
  })
  return (
    <ContentForm
      saving={saving}
      definition={definition}
      contents={contents.filter((one) => one.id !== id)}
      place={{ contentId: id, tenantId: content.tenantId, parentId: content.parentId, schemaId: content.schema.id, language }}
    />
  )
}

/** Reads the schemas again after a refusal, because one may have been changed meanwhile. The form still shows the error. */
function useOutdatedSchemas(): () => boolean {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: schemasQuery.queryKey })
    return false
  }
}

/** Distinguishes failures of the server from faults of the content. */
const failureOf = (t: Translate) => (reason: string, error: unknown) =>
  error instanceof CallError && (error.status === 0 || error.status >= 500) ? t('content.callFailed') : t('content.failed', { reason })

type AddProps = {
  tenantId: string
  parentId: string | null
  /** Chosen at first. */
  schemaId?: string | undefined
  language: Language
  contents: readonly ContentItem[]
  onSaved: (id: string) => void
  onClose: () => void
}

/** Chooses the schema first. Choosing another later keeps what was typed. */
export function AddContentDialog({ schemaId: first, onClose, ...props }: AddProps) {
  const t = useT('content')
  const { data } = useQuery(schemasQuery)
  const [schemaId, setSchemaId] = useState(first)
  const [begun, setBegun] = useState<Begun>()
  const [typed] = useState(() => new Map<string, Begun>())
  const schemas = data?.items.filter(({ kind }) => kind === 'schema') ?? []
  const chosen = schemaId ?? schemas[0]?.id
  const definition = useDefinition(chosen)
  const choose = (next: string) => {
    const before = chosen ? typed.get(chosen) : undefined
    const fields = schemas.find(({ id }) => id === next)?.fields ?? []
    if (before && definition && (before.slug || Object.keys(before.fields).length > 0)) {
      const values = carriedValues({ fields: definition.fields, values: before.fields }, fields, typed.get(next)?.fields)
      setBegun({ slug: before.slug, fields: values })
    }
    setSchemaId(next)
  }
  return (
    <Dialog title={t('content.add.title')} size="xl" onClose={onClose}>
      {data ? null : <AwaitedSchemas />}
      {data && schemas.length === 0 ? <p>{t('content.add.noSchema')}</p> : null}
      {definition && chosen ? (
        <AddForm
          key={chosen}
          schemaId={chosen}
          definition={definition}
          begun={begun}
          typed={typed}
          onClose={onClose}
          {...props}
          choice={
            <NativeSelect
              label={t('content.fact.schema')}
              value={chosen}
              data={schemas.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={(event) => choose(event.currentTarget.value)}
            />
          }
        />
      ) : null}
    </Dialog>
  )
}

type Begun = Pick<Values, 'slug' | 'fields'>
type AddFormProps = Omit<AddProps, 'schemaId'> & {
  schemaId: string
  definition: Definition
  choice: ReactNode
  /** Typed before this schema was chosen. */
  begun: Begun | undefined
  /** What was typed for each schema. */
  typed: Map<string, Begun>
}

function AddForm({ schemaId, definition, choice, begun, typed, tenantId, parentId, language, contents, onSaved, onClose }: AddFormProps) {
  const t = useT('content')
  const schema = useMemo(() => addModelOf(definition), [definition])
  const saving = useSaveRecord({
    schema,
    initial: () => ({ id: newId(), tenantId, parentId, schemaId, language, slug: '', fields: {} as Record<string, unknown> }),
    save: createContent,
    saved: t('content.add.done'),
    failed: failureOf(t),
    onError: useOutdatedSchemas(),
    refresh: refreshContent,
    onSaved: ({ id }) => {
      onSaved(id)
      onClose()
    },
  })
  // What was typed for another schema would be lost too.
  useFormWork({ isDirty: begun !== undefined, isBusy: false })
  useTypedWork(begun !== undefined)
  const { form } = saving
  const restore = useEffectEvent(() => {
    if (!begun) return
    form.set('slug', begun.slug)
    form.set('fields', begun.fields)
  })
  useEffect(() => restore(), [])
  const { slug, fields } = form.values
  useEffect(() => void typed.set(schemaId, { slug, fields }), [typed, schemaId, slug, fields])
  const place = { contentId: null, tenantId, parentId, schemaId, language }
  return <ContentForm saving={saving} definition={definition} contents={contents} place={place} choice={choice} />
}

type FormProps<Of extends Values> = {
  saving: Parameters<typeof SaveForm>[0]['saving'] & { form: Form<Of> }
  definition: Definition
  contents: readonly ContentItem[]
  place: Omit<PreviewedDraft, 'slug' | 'fields'>
  choice?: ReactNode
}

const asides = ['json', 'preview'] as const

/** The form of a schema beside the same values as JSON, which follow each other, or beside what readers would see. */
function ContentForm<Of extends Values>({ saving, definition, contents, place, choice }: FormProps<Of>) {
  // An entry that is added to a list may be a day.
  const t = useT('content', 'days')
  const [isValid, setValid] = useState(true)
  // Text that is not JSON yet is in no field, and would be lost too.
  useFormWork({ isDirty: !isValid, isBusy: false })
  useTypedWork(!isValid)
  const [aside, setAside] = useState<(typeof asides)[number]>('json')
  const { form } = saving
  const { slug, fields } = form.values
  return (
    <SaveForm saving={saving} submit={t('content.saveDraft')} refusal={isValid ? undefined : t('content.json.mend')}>
      <FieldGroup>
        {choice}
        <TextField
          form={form}
          name="slug"
          label={t('content.field.slug')}
          help={t('content.field.slugHelp')}
          maxLength={64}
          isMono
          isRequired
          hasAutofocus
        />
      </FieldGroup>
      <GoneFields definition={definition} values={fields} onRemove={(rest) => form.set('fields', rest)} />
      <div className={classes.editor}>
        <SchemaFields form={form} definition={definition} contents={contents} tenantId={place.tenantId} path="fields" />
        <div className={classes.aside}>
          <RadioBar
            label={t('content.aside.label')}
            value={aside}
            choices={asides.map((value) => ({ value, label: t(`content.aside.${value}`) }))}
            onChange={setAside}
          />
          {/* Keeps what is typed in it while it is hidden. */}
          <div hidden={aside !== 'json'}>
            <Suspense fallback={<SkeletonLines count={8} />}>
              <JsonEditor
                value={fields}
                faults={faultsBelow(form.faults, 'fields')}
                onChange={(next) => form.set('fields', next)}
                onValid={setValid}
              />
            </Suspense>
          </div>
          <Suspense fallback={<SkeletonLines count={8} />}>
            {aside === 'preview' ? <ContentPreview draft={{ ...place, slug: slug.slice(0, 64), fields }} definition={definition} /> : null}
          </Suspense>
        </div>
      </div>
    </SaveForm>
  )
}
