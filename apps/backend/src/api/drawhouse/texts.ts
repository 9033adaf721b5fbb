import type { Locale } from '@touchline/domain/locale'
import { nameIn } from '#api/names'
import type { LocalizedText } from '#store'

/** What the provider's page says. Words in braces stand for values. */
const TEXTS = {
  back: text(
    'Close this tab to go back to the sportsbook.',
    'Schließen Sie diesen Tab, um zum Wettangebot zurückzukehren.',
    'أغلق علامة التبويب هذه للعودة إلى الموقع.',
  ),
  next: text('Next draw', 'Nächste Ziehung', 'السحب القادم'),
  jackpot: text('Jackpot', 'Jackpot', 'الجائزة الكبرى'),
  price: text('Price of one draw', 'Preis je Ziehung', 'سعر السحب الواحد'),
  balance: text('Balance', 'Guthaben', 'الرصيد'),
  numbers: text(
    'Pick {pick} numbers from 1 to {of}',
    'Wählen Sie {pick} Zahlen von 1 bis {of}',
    'اختر {pick} أرقام من 1 إلى {of}',
  ),
  bonus: text(
    'Pick the bonus number from 1 to {of}',
    'Wählen Sie die Zusatzzahl von 1 bis {of}',
    'اختر الرقم الإضافي من 1 إلى {of}',
  ),
  picked: text('Picked: {count} of {pick}', 'Gewählt: {count} von {pick}', 'تم اختيار {count} من {pick}'),
  quick: text('Quick pick', 'Zufallstipp', 'اختيار سريع'),
  clear: text('Clear', 'Leeren', 'مسح'),
  draws: text('Number of draws', 'Anzahl der Ziehungen', 'عدد السحوبات'),
  buy: text('Buy ticket', 'Schein kaufen', 'شراء التذكرة'),
  bought: text(
    'Your ticket is bought. Good luck!',
    'Ihr Schein ist gekauft. Viel Glück!',
    'تم شراء تذكرتك. حظًا سعيدًا!',
  ),
  incomplete: text('Pick all numbers first.', 'Wählen Sie zuerst alle Zahlen.', 'اختر كل الأرقام أولًا.'),
  offline: text(
    'We could not reach the server. Press the button again: you pay only once.',
    'Der Server war nicht erreichbar. Drücken Sie noch einmal: Sie zahlen nur einmal.',
    'تعذر الوصول إلى الخادم. اضغط الزر مرة أخرى: لن تدفع إلا مرة واحدة.',
  ),
  tickets: text('My tickets', 'Meine Scheine', 'تذاكري'),
  none: text('You have no tickets yet.', 'Sie haben noch keine Scheine.', 'ليس لديك تذاكر بعد.'),
  stake: text('Stake', 'Einsatz', 'قيمة التذكرة'),
  won: text('Won', 'Gewinn', 'الربح'),
  draw: text('Draw {number}', 'Ziehung {number}', 'السحب {number}'),
  waiting: text('To be drawn', 'Wird noch gezogen', 'لم يُسحب بعد'),
  nothing: text('No win', 'Kein Gewinn', 'لا ربح'),
  prizes: text('Prizes', 'Gewinne', 'الجوائز'),
  hits: text('Hits', 'Treffer', 'الأرقام المطابقة'),
  prize: text('Prize', 'Gewinn', 'الجائزة'),
  endedTitle: text('This page is closed', 'Diese Seite ist geschlossen', 'هذه الصفحة مغلقة'),
  ended: text(
    'It opens once and ends when you sign out. Go back to the sportsbook and open it again.',
    'Sie öffnet sich einmal und endet mit Ihrer Abmeldung. Öffnen Sie sie im Wettangebot noch einmal.',
    'تُفتح مرة واحدة وتنتهي عند تسجيل الخروج. ارجع إلى الموقع وافتحها من جديد.',
  ),
} as const

type TextKey = keyof typeof TEXTS
export type PageText = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

/** The page's texts in a language, English where there is none. */
export function textsIn(locale: Locale): PageText {
  return (key, values = {}) =>
    nameIn(TEXTS[key], locale).replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}

function text(en: string, de: string, ar: string): LocalizedText {
  return { en, de, ar }
}
