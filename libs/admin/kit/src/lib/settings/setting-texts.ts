import { isApiError } from '@lereng/web-data-access';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import {
  useUpdateSiteSettingMutation,
  type TextSettingKey,
} from '@lereng/web-data-access/site-settings-admin';

/** The texts of several settings that are saved together; empty for a setting without a value. */
export type SettingTexts<Key extends TextSettingKey> = Record<Key, string>;

export function settingTexts<Key extends TextSettingKey>(
  keys: readonly Key[],
  settings: readonly SiteSetting[],
): SettingTexts<Key> {
  const values = new Map<string, string | null>(settings.map(({ key, value }) => [key, value]));
  const texts = keys.map((key) => [key, values.get(key) ?? '']);
  return Object.fromEntries(texts) as SettingTexts<Key>;
}

interface SavedTexts<Key extends TextSettingKey> {
  /** All settings, as they are stored by now. */
  settings: SiteSetting[];
  changed: Key[];
}

/** Saves those of the texts that differ from what is stored, each by a request of its own. */
export function useSaveSettingTexts<Key extends TextSettingKey>(keys: readonly Key[]) {
  const [update] = useUpdateSiteSettingMutation();
  return async (
    texts: SettingTexts<Key>,
    stored: readonly SiteSetting[],
    request: { 'Idempotency-Key': string },
  ): Promise<SavedTexts<Key>> => {
    const before = settingTexts(keys, stored);
    const changed = keys.filter((key) => texts[key] !== before[key]);
    const saved: SiteSetting[] = [];
    for (const key of changed) {
      const body = { value: texts[key], type: 'text' };
      // A key of its own for each request.
      const headers = { 'Idempotency-Key': `${request['Idempotency-Key']}.${key}` };
      saved.push(
        await update({ key, body, ...headers })
          .unwrap()
          .catch(nameField(key)),
      );
    }
    const others = stored.filter(({ key }) => !changed.some((each) => each === key));
    return { settings: [...others, ...saved], changed };
  };
}

/** The API names every setting's field `value`; the form has a field for each setting. */
function nameField(key: TextSettingKey): (error: unknown) => never {
  return (error) => {
    if (!isApiError(error) || typeof error.status !== 'number') throw error;
    const { fields, ...problem } = error.data as { fields?: Record<string, string> };
    const named = fields?.['value'] === undefined ? undefined : { [key]: fields['value'] };
    throw Object.assign(new Error('A setting was refused'), {
      status: error.status,
      data: { ...problem, fields: named },
    });
  };
}
