import type { Field } from '@lereng/admin-kit/form';
import { settingField, type SettingTexts } from '@lereng/admin-kit/settings';
import { TextInput } from '@lereng/admin-kit/shell';
import { NAME_KEYS } from './look-texts';
import { TextsSection, type LookSectionProps } from './texts-section';
import { words } from './words';

type Values = SettingTexts<(typeof NAME_KEYS)[number]>;

const { names } = words;

function nameField(name: (typeof NAME_KEYS)[number], stored: Values): Field<Values> {
  const attributes = { autoComplete: 'off', placeholder: names.defaults[name] };
  return {
    ...settingField(name, stored),
    input: (props) => <TextInput {...props} attributes={attributes} />,
  };
}

/** The names of the pages; the placeholders are those that a page has without one. */
export const NamesSection = (shown: LookSectionProps) => (
  <TextsSection
    name="names"
    words={names}
    keys={NAME_KEYS}
    fields={(stored) => NAME_KEYS.map((name) => nameField(name, stored))}
    {...shown}
  >
    <p className="text-sm text-subtle">{names.hint}</p>
  </TextsSection>
);
