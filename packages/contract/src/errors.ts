/**
 * Every error code with its HTTP status. The i18n package has its sentence in every language under the same key. Gateway
 * codes are spelled as in the specification.
 */
export const errorStatus = {
  // any call
  ValidationFailed: 400,
  MalformedBody: 400,
  Unauthenticated: 401,
  SessionExpired: 401,
  PermissionMissing: 403,
  NotFound: 404,
  RequestTooSlow: 408,
  Conflict: 409,
  BodyTooLarge: 413,
  UnsupportedMediaType: 415,
  ListTooLong: 400,
  TooManyRequests: 429,
  Unexpected: 500,
  Unavailable: 503,
  // sign-in
  LoginFailed: 401,
  InvalidMfaToken: 401,
  MfaLocked: 429,
  SignInLocked: 429,
  UserNotRegistered: 403,
  OriginRefused: 403,
  InvitationInvalid: 410,
  IdentityExists: 409,
  PasswordTooWeak: 400,
  MultifactorAlreadyActive: 409,
  MultifactorNotActive: 409,
  FreshProofRequired: 403,
  // members
  DuplicatedMember: 409,
  OwnMemberProtected: 403,
  RootMemberReserved: 403,
  LastRootKept: 409,
  MemberChanged: 409,
  ProfileChanged: 409,
  // saved views
  SavedViewNotFound: 404,
  SavedViewChanged: 409,
  DuplicatedView: 409,
  TooManyViews: 409,
  // customers
  CustomerNotFound: 404,
  DuplicatedCustomer: 409,
  CustomerNotActive: 409,
  CustomerChanged: 409,
  SiteChanged: 409,
  TariffChanged: 409,
  BrandChanged: 409,
  CustomerNotInactive: 409,
  ReactivationEnded: 410,
  NotAPartner: 409,
  PartnerHasCustomers: 409,
  MigrationUnderWay: 409,
  PartnerNotActive: 409,
  FeatureGroupNotFound: 404,
  FeatureGroupUnsuitable: 422,
  NotWhitelabelPartner: 409,
  ImpersonationRefused: 403,
  CustomerUserNotFound: 404,
  CustomerUserChanged: 409,
  CustomerUserJoined: 409,
  DuplicatedCustomerUser: 409,
  ResetPasswordMailNotSent: 409,
  VerificationMailNotSent: 409,
  // notes on customers
  NoteNotFound: 404,
  NoteChanged: 409,
  NoteOfAnother: 403,
  TooManyNotes: 409,
  MemberNotMentionable: 422,
  // imports of customers
  ImportNotFound: 404,
  ImportFileMissing: 400,
  ImportFileEmpty: 400,
  ImportFileTooLarge: 413,
  ImportFileNotText: 400,
  ImportFieldUnknown: 400,
  ImportChanged: 409,
  ImportStateForbids: 409,
  ImportExpired: 410,
  CharactersNotHeld: 422,
  // installations and gateways
  GridBoxAlreadyPaired: 409,
  InvalidStartCode: 400,
  NotFoundStartCode: 404,
  ConfigurationNotAdded: 422,
  ConfigurationNotDeleted: 422,
  ConfigurationNotUpdated: 422,
  InvalidSerialNumber: 400,
  InvalidSiteId: 404,
  InvalidCustomerNumber: 400,
  VendorNotFound: 404,
  UnsupportedDeviceType: 400,
  UnsupportedConfiguration: 422,
  OverwriteGatewayError: 409,
  OverwriteInverterKindError: 409,
  OverwriteGcpUnconfirmed: 409,
  TimeOfUseNotReady: 409,
  DuplicatedInstallation: 409,
  DuplicatedInstallationCustomerSite: 409,
  InstallationChanged: 409,
  // sales
  SaleNotFound: 404,
  SaleChanged: 409,
  SaleArchived: 409,
  SaleKindFixed: 409,
  SaleStepNotFound: 404,
  SaleStepNeverPending: 409,
  SaleNeedsInstallation: 409,
  TooManySales: 409,
  SaleTemplateNotFound: 404,
  SaleTemplateInherited: 403,
  SaleTemplateChanged: 409,
  DuplicatedSaleTemplate: 409,
  OrderStatusFileInvalid: 400,
  OrderStatusTooLong: 400,
  OrderStatusExpired: 410,
  // bulk actions
  BulkActionNotFound: 404,
  BulkActionTooLarge: 400,
  BulkActionExpired: 410,
  BulkActionCountDiffers: 409,
  BulkActionStateForbids: 409,
  BulkActionNotUndoable: 409,
  BulkActionUndoEnded: 410,
  // mails
  MailAlreadySent: 409,
  // telemetry
  SignatureInvalid: 401,
  LiveTicketInvalid: 401,
} as const

export type ErrorCode = keyof typeof errorStatus
export const errorCodes = Object.keys(errorStatus) as ErrorCode[] // Object.keys loses the literal keys

/** Gateway codes, which the portal translates for every call. */
export const gatewayErrorCodes = [
  'GridBoxAlreadyPaired',
  'InvalidStartCode',
  'NotFoundStartCode',
  'ConfigurationNotAdded',
  'ConfigurationNotDeleted',
  'ConfigurationNotUpdated',
  'CustomerNotFound',
  'InvalidSerialNumber',
  'InvalidSiteId',
  'InvalidCustomerNumber',
  'VendorNotFound',
  'UnsupportedDeviceType',
  'UnsupportedConfiguration',
  'OverwriteGatewayError',
  'OverwriteInverterKindError',
  'TimeOfUseNotReady',
  'DuplicatedInstallation',
  'DuplicatedInstallationCustomerSite',
] as const satisfies readonly ErrorCode[]

export type GatewayErrorCode = (typeof gatewayErrorCodes)[number]

/** A fault of a field. `code` is a key of the validation sentences, `params` their parameters. */
export type FieldFault = { field: string; code: string; message: string; params?: Record<string, string | number> }

/** The body of every error response. */
export type ErrorBody = { code: ErrorCode; message: string; details?: unknown; requestId: string }
