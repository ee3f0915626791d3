/** The role with the application's rights; its members cannot change or delete activity entries. */
export const applicationRole = 'wattdesk_app'
