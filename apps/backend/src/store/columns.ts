import type { ColumnType, JSONColumnType } from 'kysely'

/** A text by locale, always including `en`. */
export type LocalizedText = { readonly en: string } & Readonly<Record<string, string>>
/** A column of JSON: read as an object, written as its text. */
export type Json<T extends object> = JSONColumnType<T, string, string>
/** The same for a nullable column. */
export type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>
/** A column that may be left out of an insert. */
export type Default<T> = ColumnType<T, T | undefined, T>
