/** How often a gateway is asked for the same messages. */
export const resendAsksMax = 3
