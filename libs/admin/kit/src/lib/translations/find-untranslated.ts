import { settingText, type CalendarDate } from '@lereng/shared-domain';
import {
  KINDS,
  SETTING_FIELDS,
  type Field,
  type Fields,
  type KindDeclaration,
  type KindName,
  type SettingKey,
} from '@lereng/shared-domain/fields';
import { calendarEntryName } from '@lereng/shared-sentences';
import type { CalendarEntry } from '@lereng/web-data-access/calendar-entries-admin';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { paths } from '@lereng/web-feature';
import { englishHref, englishScreenHref, englishText, hasText } from '../shell';

/** A row or a setting with texts that have no English one. */
export interface Untranslated {
  kind: KindName | 'site-settings';
  name: string;
  /** The labels of these texts. */
  labels: readonly string[];
  /** Opens its form in English. */
  href: string;
}

interface Row {
  id: number;
  hidden?: boolean;
  /** The last day of which it is. */
  until?: string | null;
  valid_until?: string;
}

/** Whether visitors see it: what is hidden or over is not worth a translation now. */
const isSeen = ({ hidden, until, valid_until }: Row, today: CalendarDate): boolean =>
  !hidden && (valid_until ?? until ?? today) >= today;

/** In the order of the back office, settings last. @param today the venue's day */
export function findUntranslated(
  content: Readonly<Partial<Record<KindName, readonly Row[]>>>,
  settings: readonly SiteSetting[],
  today: CalendarDate,
): Untranslated[] {
  const rows = KINDS.flatMap((kind: KindDeclaration & { name: KindName }) => {
    const seen = content[kind.name]?.filter((row) => isSeen(row, today)) ?? [];
    return seen.map((row) => ({
      kind: kind.name,
      name: nameOf(row, kind),
      labels: labelsWithoutEnglish(row, kind.fields),
      href: englishHref(paths.admin.content(kind.name), row.id),
    }));
  });
  const noticeEnds = settingText(settings)('notice_until') ?? today;
  const texts = settings.map((setting) => {
    const { key, value } = setting;
    const field: Field | undefined = SETTING_FIELDS[key as SettingKey];
    const isTranslatable = field && 'translatable' in field && !field.isName;
    const isOver = key === 'notice' && noticeEnds < today;
    const isMissing =
      isTranslatable && !isOver && isUntranslated(value, englishText(setting, 'value'));
    const name = field?.label ?? key;
    return {
      kind: 'site-settings' as const,
      name,
      labels: isMissing ? [name] : [],
      href: englishScreenHref(screenOf(key)),
    };
  });
  return [...rows, ...texts].filter(({ labels }) => labels.length > 0);
}

const isUntranslated = (text: unknown, english: unknown) => hasText(text) && !hasText(english);

const labelsWithoutEnglish = (row: object, fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const text = (row as Readonly<Record<string, unknown>>)[name];
    const isTranslatable = 'translatable' in field;
    return isTranslatable && isUntranslated(text, englishText(row, name)) ? [field.label] : [];
  });

/** An entry of the calendar has no name of its own. */
const nameOf = (row: object, { title }: KindDeclaration): string =>
  title === undefined
    ? calendarEntryName(row as CalendarEntry)
    : String((row as Readonly<Record<string, unknown>>)[title]);

/** The settings that are written on the screen of the home page; the others are of the look. */
const HOME_KEYS: readonly string[] = [
  'home_description',
  'site_description',
  'directions',
  'notice',
];

const screenOf = (key: string) =>
  HOME_KEYS.includes(key) ? paths.admin.content('site-settings') : paths.admin.look;
