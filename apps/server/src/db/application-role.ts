/** The role that holds the application's rights; its members cannot change or delete activity entries. */
export const applicationRole = 'wattdesk_app'
