import { multiline, type Field } from '@lereng/admin-kit/form';
import type { SettingTexts } from '@lereng/admin-kit/settings';
import { SETTING_FIELDS } from '@lereng/shared-domain/fields';
import { LINE_KEYS, PAGES } from './look-texts';
import { TextsSection, type LookSectionProps } from './texts-section';
import { words } from './words';

type Key = (typeof LINE_KEYS)[number];
type Values = SettingTexts<Key>;

const { lines } = words;

const HINTS = {
  hero_line: lines.hero,
  ...Object.fromEntries(
    PAGES.flatMap((page) => [
      [`home_${page}_line`, lines.atHome(lines.parts[page])],
      [`${page}_introduction`, lines.onPage(lines.parts[page])],
    ]),
  ),
} as Readonly<Record<Key, string>>;

/** A sentence that wraps while it is typed, and is stored as one line. */
function lineField(name: Key, value: string): Field<Values> {
  const field = multiline<Values, Key>({
    name,
    label: SETTING_FIELDS[name].label,
    value,
    maxLength: SETTING_FIELDS[name].max,
    hint: HINTS[name],
    short: true,
  });
  const { normalize } = field;
  return {
    ...field,
    normalize: (typed: string, values: Values) => onOneLine(normalize?.(typed, values) ?? typed),
  };
}

const onOneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

/** The sentences above headings and below them. */
export const LinesSection = (shown: LookSectionProps) => (
  <TextsSection
    name="lines"
    words={lines}
    keys={LINE_KEYS}
    fields={(stored) => LINE_KEYS.map((name) => lineField(name, stored[name]))}
    {...shown}
  />
);
