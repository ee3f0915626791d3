// Before each unit test, days are written as for no reader. Files share a worker, and some modules choose a language when they load.
import { setReaderDates } from '@wattdesk/i18n/formats.ts'
import { beforeEach } from 'vitest'

beforeEach(() => setReaderDates(undefined))
