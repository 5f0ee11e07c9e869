import { text, type Field } from '@lereng/admin-kit/form';
import type { SettingTexts } from '@lereng/admin-kit/settings';
import { TextInput } from '@lereng/admin-kit/shell';
import { SETTING_FIELDS } from '@lereng/shared-domain/fields';
import { NAME_KEYS } from './look-texts';
import { TextsSection, type LookSectionProps } from './texts-section';
import { words } from './words';

type Values = SettingTexts<(typeof NAME_KEYS)[number]>;

const { names } = words;

function nameField(name: keyof Values, value: string): Field<Values> {
  const { label, max: maxLength } = SETTING_FIELDS[name];
  const attributes = { autoComplete: 'off', placeholder: names.defaults[name] };
  return {
    ...text({ name, label, value, maxLength }),
    input: (props) => <TextInput {...props} attributes={attributes} />,
  };
}

/** The names of the pages; the placeholders are those that a page has without one. */
export const NamesSection = (shown: LookSectionProps) => (
  <TextsSection
    name="names"
    words={names}
    keys={NAME_KEYS}
    fields={(stored) => NAME_KEYS.map((name) => nameField(name, stored[name]))}
    {...shown}
  >
    <p className="text-sm text-subtle">{names.hint}</p>
  </TextsSection>
);
