/** Milliseconds of spans of constant length. A calendar day of a zone may be an hour longer or shorter. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
