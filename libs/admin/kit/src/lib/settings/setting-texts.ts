import { SETTING_FIELDS, translationsOf, type TextSettingKey } from '@lereng/shared-domain/fields';
import { isApiError } from '@lereng/web-data-access';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import {
  useUpdateSiteSettingMutation,
  type TextSettingKey as WrittenKey,
} from '@lereng/web-data-access/site-settings-admin';
import { declaredField } from '../form/declared-fields';
import type { Field, FormValues } from '../form/field';
import { englishText } from '../shell';

/** The English texts of settings, which a form has beside the settings. */
const ENGLISH = translationsOf(SETTING_FIELDS);

type English = keyof typeof ENGLISH;

const englishName = (key: TextSettingKey): English | null => {
  const name = `${key}_en`;
  return name in ENGLISH ? (name as English) : null;
};

/**
 * The texts of several settings that are saved together, with their English ones; empty for a setting without a value.
 */
export type SettingTexts<Key extends TextSettingKey> = Record<
  Key | Extract<`${Key}_en`, English>,
  string
>;

export function settingTexts<Key extends TextSettingKey>(
  keys: readonly Key[],
  settings: readonly SiteSetting[],
): SettingTexts<Key> {
  const byKey = new Map<string, SiteSetting>(settings.map((each) => [each.key, each]));
  const texts = keys.flatMap((key) => {
    const setting = byKey.get(key);
    const english = englishName(key);
    const entries = [[key, setting?.value ?? '']];
    if (english) entries.push([english, String(englishText(setting, 'value') ?? '')]);
    return entries;
  });
  return Object.fromEntries(texts) as SettingTexts<Key>;
}

/** The fields of a form of settings: those of its screen, and those of the English texts. */
export function settingFields<Key extends TextSettingKey>(
  keys: readonly Key[],
  settings: readonly SiteSetting[],
  fields: (stored: SettingTexts<Key>) => readonly Field<SettingTexts<Key>>[],
): Field<SettingTexts<Key>>[] {
  const texts = settingTexts(keys, settings);
  const english = keys.flatMap((key) => {
    const name = englishName(key);
    if (!name) return [];
    const field = declaredField(name, ENGLISH[name], { value: (texts as FormValues)[name] });
    return [field as unknown as Field<SettingTexts<Key>>];
  });
  return [...fields(texts), ...english];
}

interface SavedTexts<Key extends TextSettingKey> {
  /** All settings, as they are stored by now. */
  settings: SiteSetting[];
  changed: Key[];
}

/** Saves those of the texts that differ from what is stored, each setting by a request of its own. */
export function useSaveSettingTexts<Key extends TextSettingKey>(keys: readonly Key[]) {
  const [update] = useUpdateSiteSettingMutation();
  return async (
    all: SettingTexts<Key>,
    stored: readonly SiteSetting[],
    request: { 'Idempotency-Key': string },
  ): Promise<SavedTexts<Key>> => {
    const texts: FormValues = all;
    const before: FormValues = settingTexts(keys, stored);
    const differs = (name: string | null) => name !== null && texts[name] !== before[name];
    const changed = keys.filter((key) => differs(key) || differs(englishName(key)));
    const saved: SiteSetting[] = [];
    for (const key of changed) {
      const english = englishName(key);
      const body = {
        value: String(texts[key]),
        ...(english && differs(english) && { value_en: String(texts[english]) }),
        type: 'text',
      };
      // A key of its own for each request.
      const headers = { 'Idempotency-Key': `${request['Idempotency-Key']}.${key}` };
      saved.push(
        await update({ key: key as WrittenKey, body, ...headers })
          .unwrap()
          .catch(nameFields(key)),
      );
    }
    const others = stored.filter(({ key }) => !changed.some((each) => each === key));
    return { settings: [...others, ...saved], changed };
  };
}

/** The API names every setting's fields `value` and `value_en`; the form has fields for each setting. */
function nameFields(key: TextSettingKey): (error: unknown) => never {
  return (error) => {
    if (!isApiError(error) || typeof error.status !== 'number') throw error;
    const { fields = {}, ...problem } = error.data as { fields?: Record<string, string> };
    const named = Object.entries(fields).map(([name, message]) => [
      name.replace('value', key),
      message,
    ]);
    throw Object.assign(new Error('A setting was refused'), {
      status: error.status,
      data: { ...problem, fields: Object.fromEntries(named) },
    });
  };
}
