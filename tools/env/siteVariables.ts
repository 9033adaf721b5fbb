import { assets, countries, country, groupCheck, json, oneOf, secureOrigins } from './kinds.ts'

/** Settings of pages, and of who may see them; part of the table in variables.ts. */
export const SITE_VARIABLES = [
  {
    name: 'ALWAYS_PREFIX',
    kind: oneOf('0', '1'),
    fallback: '0',
    readBy: ['backend'],
    comment: '1 gives the first language its prefix in addresses too.',
  },
  {
    name: 'CUSTOM_PAGES',
    kind: json,
    readBy: ['backend'],
    comment:
      'Pages of your own below /sports: [{"path":"help","title":{"en":"Help"},"blocks":[{"title":{"en":"..."},"text":{"en":"..."}}]}]. They win over sports, not over fixed pages.',
  },
  {
    name: 'OPERATOR',
    kind: json,
    readBy: ['backend'],
    comment:
      'Who runs the site, for the page about it: {"name":"...","licence":"...","address":"...","email":"...","phone":"..."}; only the name is needed.',
  },
  {
    name: 'ASSETS_BASE',
    kind: assets,
    readBy: ['web'],
    comment:
      "Where your own pictures lie: a folder of the machine, or an https address. 'errors/404.svg' there takes the place of ours, " +
      "'errors/404-light-mobile.png' on phones in the light theme; svg, avif, webp, png and jpg are read.",
  },
  {
    name: 'PICTURE_ORIGINS',
    kind: secureOrigins,
    readBy: ['web'],
    comment:
      'Where the logos of teams lie that your own back end names, on a CDN say: browsers show pictures of these hosts and of no ' +
      'others. They are shown as they are.',
  },
  {
    name: 'PAGES_BLOCKED_IN',
    kind: countries,
    readBy: ['backend'],
    comment: 'Countries whose visitors see nothing but the page that says so. Without it none.',
  },
  {
    name: 'USER_GROUP_CHECK',
    kind: groupCheck,
    readBy: ['backend'],
    comment:
      "Lets in only players of a group, and sends others to the platform's front end: vip,https://platform.example/.",
  },
  {
    name: 'DEFAULT_ACCEPT_MODE',
    kind: oneOf('none', 'higher', 'any'),
    fallback: 'higher',
    readBy: ['backend'],
    comment:
      'Which price changes are accepted without asking, for bettors who have not chosen: none, only higher prices, or any. ' +
      'A player who has chosen another mode is not affected.',
  },
  {
    name: 'BLOCKED_COUNTRIES',
    kind: countries,
    readBy: ['backend'],
    comment: 'Countries whose visitors may look but not sign in. Without it none is blocked.',
  },
  {
    name: 'DEFAULT_COUNTRY',
    kind: country,
    readBy: ['backend'],
    comment: 'Country of a visitor when no proxy in front sets it.',
  },
] as const
