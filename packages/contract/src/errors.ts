/**
 * Every error a call can answer, with its HTTP status. The sentence of each, in every language, lives in the i18n package
 * under the same key; gateway codes are spelled as the specification spells them.
 */
export const errorStatus = {
  // any call
  ValidationFailed: 400,
  MalformedBody: 400,
  Unauthenticated: 401,
  SessionExpired: 401,
  PermissionMissing: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
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
  InvalidSiteId: 400,
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
  GatewayAlreadyAdded: 409,
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
  // mails
  MailAlreadySent: 409,
  // telemetry
  SignatureInvalid: 401,
  DeliveryTooOld: 400,
  LiveTicketInvalid: 401,
} as const

export type ErrorCode = keyof typeof errorStatus
export const errorCodes = Object.keys(errorStatus) as ErrorCode[] // Object.keys forgets the literal keys

/** Gateway codes: shown translated by the portal, whatever call answered them. */
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

/** One fault of one field. `code` is a key of the validation sentences, `params` the numbers in it. */
export type FieldFault = { field: string; code: string; message: string; params?: Record<string, string | number> }

/** The body of every error answer. */
export type ErrorBody = { code: ErrorCode; message: string; details?: unknown; requestId: string }
