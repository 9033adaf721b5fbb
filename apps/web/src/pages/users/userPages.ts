/** Pages of an account, below `users` (spec section 2.1). */
const USER_PAGES = ['sign-in', 'sign-up', 'password/new', 'password/edit', 'confirmation'] as const
export type UserPage = (typeof USER_PAGES)[number]

export const isUserPage = (page: string): page is UserPage => USER_PAGES.some(known => known === page)

/** `password/new` -> `password-new`, as the catalogue has it. */
export const textOf = (page: string): string => page.replace('/', '-')
