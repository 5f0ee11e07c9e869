import { SETTING_FIELDS, type TextSettingKey } from '@lereng/shared-domain/fields';
import { declaredField } from '../form/declared-fields';
import type { FieldOf, FieldOptions, FormValues } from '../form/field';

type Written = { readonly type: 'text' | 'multiline' | 'url' };

/** The settings whose input follows from their declarations. */
type WrittenKey = {
  [Key in TextSettingKey]: (typeof SETTING_FIELDS)[Key] extends Written ? Key : never;
}[TextSettingKey];

/** What a screen adds to the declaration. */
interface Addition<Values extends FormValues> extends Pick<FieldOptions<Values, string>, 'hint'> {
  /** Of a text of several lines: mostly it is a line or two. */
  short?: boolean;
}

/**
 * The field of a setting in a form of several, by its declaration.
 *
 * @param stored the texts of the form; empty for a setting without a value
 */
export function settingField<Values extends FormValues, const Key extends WrittenKey>(
  name: Key,
  stored: Readonly<Record<Key, string>>,
  addition: Addition<Values> = {},
): FieldOf<Values, Key, string> {
  const field = declaredField(name, SETTING_FIELDS[name], { value: stored[name], ...addition });
  return field as unknown as FieldOf<Values, Key, string>;
}
