import {
  decimalSignOf,
  FALLBACK_LOCALE,
  languageOf,
  type LANGUAGES,
  type Locale,
} from '@touchline/domain/locale'
import type { Texts } from './texts.ts'
import en from './texts/en.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import it from './texts/it.json' with { type: 'json' }
import ptBR from './texts/pt-BR.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }
import uk from './texts/uk.json' with { type: 'json' }
import pl from './texts/pl.json' with { type: 'json' }
import cs from './texts/cs.json' with { type: 'json' }
import ro from './texts/ro.json' with { type: 'json' }
import hu from './texts/hu.json' with { type: 'json' }
import el from './texts/el.json' with { type: 'json' }
import tr from './texts/tr.json' with { type: 'json' }
import nb from './texts/nb.json' with { type: 'json' }
import sv from './texts/sv.json' with { type: 'json' }
import fi from './texts/fi.json' with { type: 'json' }
import ja from './texts/ja.json' with { type: 'json' }
import ko from './texts/ko.json' with { type: 'json' }
import zhHans from './texts/zh-Hans.json' with { type: 'json' }
import hi from './texts/hi.json' with { type: 'json' }
import vi from './texts/vi.json' with { type: 'json' }
import fil from './texts/fil.json' with { type: 'json' }
import srME from './texts/sr-ME.json' with { type: 'json' }
import ar from './texts/ar.json' with { type: 'json' }
import he from './texts/he.json' with { type: 'json' }
import fa from './texts/fa.json' with { type: 'json' }
import ur from './texts/ur.json' with { type: 'json' }

/** The names of markets, outcomes and groups as templates (reference/domain.md f); one file per language. */
export const LANGUAGE_TEXTS: Readonly<Record<(typeof LANGUAGES)[number], Texts>> = {
  en,
  de,
  es,
  fr,
  it,
  'pt-BR': ptBR,
  ru,
  uk,
  pl,
  cs,
  ro,
  hu,
  el,
  tr,
  nb,
  sv,
  fi,
  ja,
  ko,
  'zh-Hans': zhHans,
  hi,
  vi,
  fil,
  'sr-ME': srME,
  ar,
  he,
  fa,
  ur,
}

/** What a language needs to fill templates. */
export type Language = {
  readonly texts: Texts
  /** The decimal separator. */
  readonly decimalSign: string
  /** An ordinal's ending by plural category; a language without endings writes its ordinals inside its texts. */
  readonly ordinal: (value: string) => string
}

const LANGUAGES_BY_LOCALE: ReadonlyMap<Locale, Language> = new Map(
  Object.entries(LANGUAGE_TEXTS).map(([locale, texts]) => [locale, toLanguage(locale, texts)]),
)

/** The language of a locale: its own, else the first with the same language (`de-AT` uses `de`), else English. */
export function languageFor(locale: Locale): Language {
  return (
    LANGUAGES_BY_LOCALE.get(locale) ??
    [...LANGUAGES_BY_LOCALE].find(([known]) => languageOf(known) === languageOf(locale))?.[1] ??
    LANGUAGES_BY_LOCALE.get(FALLBACK_LOCALE)!
  )
}

function toLanguage(locale: Locale, texts: Texts): Language {
  const rule = new Intl.PluralRules(locale, { type: 'ordinal' })
  return {
    texts,
    decimalSign: decimalSignOf(locale),
    ordinal: value => texts[`ordinal.${rule.select(Number(value))}`]?.replace('{n}', value) ?? value,
  }
}
