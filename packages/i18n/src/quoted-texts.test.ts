import { expect, it } from 'vitest'
import { translatorOf } from './catalogues.ts'

/** Texts quoted from the specification, by key. `…` marks where a sentence continues. */
const quoted: readonly (readonly [key: string, text: string])[] = [
  ['session.login.continue', 'Continue with sign-in'],
  ['session.login.failed', 'Login failed. Please try again.'],
  ['session.login.notRegistered', 'User not registered.'],
  ['session.login.unexpected', 'An unexpected error occurred. {message}'],
  ['session.multifactor.verify', 'Verify'],
  ['session.multifactor.invalid', 'Invalid MFA Token'],
  ['session.expired', 'Sorry, your session has expired. Please log in again to continue.'],
  ['errors.LoginFailed', 'Login failed. Please try again.'],
  ['errors.UserNotRegistered', 'User not registered.'],
  ['errors.SessionExpired', 'Sorry, your session has expired. Please log in again to continue.'],
  ['errors.Unexpected', 'Sorry, something went wrong.'],
  ['ui.failure.title', 'Sorry, something went wrong.'],
  ['ui.failure.hint', 'Please try again later. If your problem persists please contact our support.'],
  ['ui.failure.requestFailed', 'API request failed'],
  ['shell.notFound.title', 'Page not found'],
  ['shell.notFound.unavailable', 'The feature is currently not available'],
  ['installations.failed.added', 'The installation wasn’t added: {message}'],
  ['installations.failed.updated', 'The installation wasn’t updated: {message}'],
  ['installations.failed.removed', 'The installation wasn’t removed: {message}'],
  ['installations.fetchFailed', 'Fetching installation data failed'],
  ['installations.gateways.single', 'Only a single gateway device is allowed per customer'],
  ['installations.gateways.searchFailed', 'Network search failed…'],
  ['installations.gateways.searchedNone', 'No devices were found…'],
  ['unallocatedInstallations.devices.failed', 'Network search failed'],
  ['unallocatedInstallations.live.failed', 'Error while loading data. Try again in a few minutes.'],
  ['telemetry.failed', 'Error while loading data. Try again in a few minutes.'],
  ['errors.OverwriteGatewayError', 'A gateway device was already added for this customer'],
  ['errors.ConfigurationNotAdded', 'Configuration not added.'],
  ['errors.CustomerNotFound', 'Customer not found!'],
  ['errors.DuplicatedMember', 'You are not allowed to add a duplicate email address'],
  ['errors.ResetPasswordMailNotSent', 'Reset password email has not been sent.'],
  ['errors.VerificationMailNotSent', 'Verification email has not been sent.'],
  ['errors.ContentFileTooLarge', 'Max file size exceeded'],
  ['activities.customerNotFound', 'Customer not found in audit log'],
  ['dataImport.failed', 'Data Import error…'],
  ['dataImport.noPermission', 'current user has no permission write:data-import'],
  ['validation.Required', '{field} is required'],
  ['validation.EmailInvalid', 'Email address not valid'],
  ['validation.EmailMismatch', 'The email addresses do not match'],
  ['validation.NotANumber', 'Must be a number. Use . for decimals.'],
  ['validation.ExactDigits', 'Must be an {digits} digit number'],
  ['validation.NotPositive', 'Value must be greater than 0'],
  ['validation.UrlInvalid', 'Invalid URL'],
  ['validation.Mismatch', '{field} does not match'],
  ['validation.VendorReferenceRequired', 'UUID vendor is required'],
]

/** Placeholders stay as they are written. */
const values = Object.fromEntries(['field', 'message', 'digits'].map((name) => [name, `{${name}}`]))

it.each(quoted)('%s is quoted as %s', (key, text) => {
  const found = translatorOf('en').find(key, values)
  expect(text.endsWith('…') ? `${found?.slice(0, text.length - 1)}…` : found).toBe(text)
})

it('the German text of an invalid e-mail address is quoted', () => {
  expect(translatorOf('de').find('validation.EmailInvalid')).toBe('E-Mail Adresse ist ungültig')
})
