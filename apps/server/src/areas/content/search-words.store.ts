import { type SQL, sql } from 'drizzle-orm'

/** PostgreSQL's text search configuration per language; unsupported languages use `simple`. */
export const searchConfigSql = (language: SQL): SQL => sql`(case ${language}
  when 'en' then 'english'::regconfig when 'de' then 'german'::regconfig when 'it' then 'italian'::regconfig
  when 'hu' then 'hungarian'::regconfig when 'nl' then 'dutch'::regconfig when 'sv' then 'swedish'::regconfig
  else 'simple'::regconfig end)`
