/** Where members write to when something does not work. */
export const supportEmail = 'support@wattdesk.example'
