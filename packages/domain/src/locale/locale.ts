export type Locale = string
