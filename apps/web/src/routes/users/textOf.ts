import type { UserPage } from '#shared/router'

/** `password/new` -> `password-new`, as the catalogue has it. */
export const textOf = (page: UserPage): string => page.replace('/', '-')
