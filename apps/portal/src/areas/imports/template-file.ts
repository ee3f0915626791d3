import { importFields } from '@wattdesk/contract/imports/terms.ts'

const example: Record<(typeof importFields)[number], string> = {
  accountName: 'Erika Muster',
  accountEmail: 'erika.muster@example.com',
  type: 'residential_customer',
  externalReferenceId: 'GV0000001',
  secondExternalReferenceId: '',
  subscription: '',
  applicationName: '',
  gvsEnabled: 'no',
  firstName: 'Erika',
  lastName: 'Muster',
  language: 'de',
  siteName: 'Home',
  address: 'Gartenweg 7',
  zipCode: '68159',
  city: 'Mannheim',
  country: 'DE',
  latitude: '49.4875',
  longitude: '8.4660',
  timeZone: 'Europe/Berlin',
}

/** All columns with one example customer. */
export const templateFile = `${importFields.join(',')}\r\n${importFields.map((field) => example[field]).join(',')}\r\n`
