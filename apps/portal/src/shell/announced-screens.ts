/** Screens with an address but no route yet. A route takes precedence over its entry here. */
const announced = [/^\/dashboard\/cms\/(content|instructions)$/]

export const isAnnounced = (pathname: string): boolean => announced.some((pattern) => pattern.test(pathname))
