/** The parts of a profile that identify the player (spec section 3, User). */
export type ProfileNames = {
  readonly name?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly nickname?: string
  readonly email?: string
  readonly mobilePhone?: string
  readonly authPhoneNumber?: string
}

/** A profile is a logged-in player's if it has an e-mail or an auth phone ([AUTH-6]). */
export function isLoggedIn(profile: ProfileNames | undefined): boolean {
  return filled(profile?.email) !== undefined || filled(profile?.authPhoneNumber) !== undefined
}

/** Full name, else nickname, else e-mail, else phone ([AUTH-7]). Undefined for a profile with none of them. */
export function displayName(profile: ProfileNames): string | undefined {
  const fullName = [profile.firstName, profile.lastName].map(filled).filter(Boolean).join(' ')
  const candidates = [
    profile.name,
    fullName,
    profile.nickname,
    profile.email,
    profile.mobilePhone,
    profile.authPhoneNumber,
  ]
  return candidates.map(filled).find(text => text !== undefined)
}

function filled(text: string | undefined): string | undefined {
  return text?.trim() || undefined
}
