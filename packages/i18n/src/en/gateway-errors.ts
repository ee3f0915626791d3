import type { GatewayErrorCode } from '@wattdesk/contract/errors.ts'

/** What to do about an error of gateways and installations: its cause, and the next step. */
export const gatewayErrors = {
  title: 'What to do about it',
  cause: 'Cause',
  who: 'Who can fix it',
  step: 'Next step',
  copy: 'Copy the details for support',
  goToField: 'Go to the field',
  openUnallocated: 'Open the unallocated installation',
  openImport: 'Show the data import',
  openCustomers: 'Search the customers',
  openIntegrations: 'Open the integrations',
  by: { you: 'You', installer: 'The installer', admin: 'An administrator', support: 'Support' },
  code: {
    GridBoxAlreadyPaired: {
      cause: 'The gateway with this start code is installed in another home.',
      step: 'Compare the start code with the label. If the gateway has moved, remove it from the other customer first.',
    },
    InvalidStartCode: {
      cause: 'A start code has 16 characters: digits and the letters A to F. This one is different.',
      step: 'Read the code on the gateway again. B and 8, D and 0 are easily confused.',
    },
    NotFoundStartCode: {
      cause: 'No gateway in stock has this start code.',
      step: 'Compare every character with the label. If they all match, ask support whether the gateway has been delivered to your stock.',
    },
    ConfigurationNotAdded: {
      cause: 'The installation was not added, because it was being changed at the same moment.',
      step: 'Wait a few seconds and add it again. If that fails too, send the details to support.',
    },
    ConfigurationNotDeleted: {
      cause: 'The installation was not removed, because data is being imported for it.',
      step: 'Wait until its data import has finished, then remove it again.',
    },
    ConfigurationNotUpdated: {
      cause: 'The installation was not changed, because it was being changed at the same moment or data is being imported for it.',
      step: 'Wait until its data import has finished, then save again.',
    },
    CustomerNotFound: {
      cause: 'The customer was removed or moved, or belongs to a tenant that you don’t see.',
      step: 'Search for the customer again. If they are missing, ask an administrator who sees all tenants.',
    },
    InvalidSerialNumber: {
      cause: 'The serial number contains characters that no serial number has, or belongs to another device.',
      step: 'Enter the serial number as it is printed on the device, or leave the field empty if it is optional.',
    },
    InvalidSiteId: {
      cause: 'The site was removed, or belongs to another customer.',
      step: 'Reload the page and choose one of this customer’s sites.',
    },
    InvalidCustomerNumber: {
      cause: 'The customer number contains characters that no vendor uses.',
      step: 'Enter the customer number as printed on the vendor’s bill: letters, digits, spaces and . / _ -',
    },
    VendorNotFound: {
      cause: 'The vendor was removed, or offers no devices of this kind.',
      step: 'Choose another vendor. If the right one is missing, ask an administrator to add it to the integrations.',
    },
    UnsupportedDeviceType: {
      cause: 'This is not possible with a device of this type. Only inverters and meters can be given a kind.',
      step: 'Choose an inverter or a meter. If the gateway took the device for another one, let it search its network again.',
    },
    UnsupportedConfiguration: {
      cause: 'The installation lacks what this needs, such as an inverter, or a gateway that knows the device.',
      step: 'Complete the installation’s data first, then try again. If the gateway has not found the device, let it search its network again.',
    },
    OverwriteGatewayError: {
      cause: 'The customer already has a gateway, and its settings cannot be overwritten.',
      step: 'Remove the current gateway first, then add the new one.',
    },
    OverwriteInverterKindError: {
      cause: 'The kind of an inverter is fixed once it is set, because all measurements depend on it.',
      step: 'If the kind is wrong, remove the installation and add it again with the right one.',
    },
    TimeOfUseNotReady: {
      cause:
        'The home lacks something that a time-of-use tariff needs: its location, prices, bidding zone, one grid meter, or a controllable device.',
      step: 'See the time-of-use tariff of the home: it lists what is missing.',
    },
    DuplicatedInstallation: {
      cause: 'An installer has already registered this device as an unallocated installation.',
      step: 'Assign that installation to the customer, or let its installer remove it.',
    },
    DuplicatedInstallationCustomerSite: {
      cause: 'A customer’s site already has an installation with this ID.',
      step: 'If the device has moved, remove it from the other site first. Otherwise correct the ID.',
    },
    unknown: {
      cause: 'The server reported an error that the portal does not know.',
      step: 'Try again. If it persists, send the details to support.',
    },
  } satisfies Record<GatewayErrorCode | 'unknown', { cause: string; step: string }>,
} as const
